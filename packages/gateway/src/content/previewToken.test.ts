import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPreview, signPreview } from './previewToken.ts';

const PREVIEW = { moment: '2026-12-24T18:00', variation: 'b', withDrafts: true };
const NOW = new Date('2026-11-23T09:00:00Z');
const LATER = new Date('2026-11-30T09:00:00Z');

test('a preview is read as it was signed, until it ends', () => {
  const token = signPreview(PREVIEW, 'secret', LATER);
  expect(readPreview(token, 'secret', NOW)).toEqual({ ...PREVIEW, expires: LATER.getTime() });
  expect(readPreview(token, 'secret', LATER)).toBeUndefined();
  expect(readPreview(token, 'another', NOW)).toBeUndefined();
});

test('a token that was changed, and any other text, shows nothing', () => {
  const token = signPreview(PREVIEW, 'secret', LATER);
  const [payload = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...PREVIEW, expires: 9e15 })).toString('base64url');
  for (const forged of [`${other}.${signature}`, `${payload}.`, payload, '', '.', `${payload}.${signature}x`])
    expect(readPreview(forged, 'secret', NOW)).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(readPreview(text, 'secret', NOW)).toBeUndefined();
    }),
  );
});
