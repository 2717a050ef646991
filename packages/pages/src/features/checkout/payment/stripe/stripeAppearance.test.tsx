import '@sabadora/design-system';
import { expect, test } from 'vitest';
import { stripeAppearance } from './stripeAppearance.ts';

test('every value of the look comes from a token that the theme has', () => {
  const { variables, rules } = stripeAppearance(document.documentElement);
  expect(Object.entries(variables ?? {}).filter(([, value]) => value === '')).toEqual([]);
  // A token without a value would leave a border without a colour.
  expect(JSON.stringify(rules)).not.toMatch(/solid "|px ,|px "/);
});
