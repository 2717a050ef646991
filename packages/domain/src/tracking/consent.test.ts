import { expect, test } from 'vitest';
import { CONSENT_MS, CONSENT_VERSION, readConsent, writeConsent } from './consent.ts';

const NOW = 1_800_000_000_000;

test.each(['accepted', 'refused'] as const)('an answer is read back for six months: %s', (answer) => {
  const text = writeConsent(answer, NOW);
  expect(readConsent(text, NOW)).toBe(answer);
  expect(readConsent(text, NOW + CONSENT_MS - 1)).toBe(answer);
  expect(readConsent(text, NOW + CONSENT_MS)).toBeUndefined();
});

test('an answer to another version of the question is none', () => {
  const text = writeConsent('accepted', NOW).replace(
    `"version":${CONSENT_VERSION}`,
    `"version":${CONSENT_VERSION + 1}`,
  );
  expect(readConsent(text, NOW)).toBeUndefined();
});

test.each([null, '', '[]', '"accepted"', '{"answer":"accepted"}', 'accepted'])(
  'a damaged answer is none: %s',
  (text) => {
    expect(readConsent(text, NOW)).toBeUndefined();
  },
);
