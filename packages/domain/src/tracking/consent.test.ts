import { expect, test } from 'vitest';
import { CONSENT_MS, CONSENT_VERSION, readConsent, writeConsent } from './consent.ts';

const NOW = 1_800_000_000_000;

test.each(['accepted', 'refused'] as const)('a choice is read back for six months: %s', (choice) => {
  const text = writeConsent(choice, NOW);
  expect(readConsent(text, NOW)).toBe(choice);
  expect(readConsent(text, NOW + CONSENT_MS - 1)).toBe(choice);
  expect(readConsent(text, NOW + CONSENT_MS)).toBeUndefined();
});

test('a choice for another version of the notice is void', () => {
  const text = writeConsent('accepted', NOW).replace(
    `"version":${CONSENT_VERSION}`,
    `"version":${CONSENT_VERSION + 1}`,
  );
  expect(readConsent(text, NOW)).toBeUndefined();
});

test.each([null, '', '[]', '"accepted"', '{"answer":"accepted"}', 'accepted'])(
  'a damaged choice is none: %s',
  (text) => {
    expect(readConsent(text, NOW)).toBeUndefined();
  },
);
