import { expect, test } from 'vitest';
import { readGiftSites } from './giftSites.ts';

test('CH-075: each market may have a gift site', () => {
  const sites = readGiftSites('fr_FR=https://gifts.example/fr/,nl_BE=https://gifts.example/be');
  expect([...sites]).toEqual([
    ['fr_FR', 'https://gifts.example/fr'],
    ['nl_BE', 'https://gifts.example/be'],
  ]);
  expect(readGiftSites(undefined).size).toBe(0);
  for (const text of ['fr_FR=/gifts', 'fr_FR=javascript:alert(1)', 'de_DE=https://gifts.example'])
    expect(() => readGiftSites(text)).toThrow('GIFT_SITES');
});
