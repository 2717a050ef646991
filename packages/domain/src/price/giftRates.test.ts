import { expect, test } from 'vitest';
import { chosenGiftRate, giftRates } from './giftRates.ts';

const low = { value: 'low', sellPrice: 9900 };
const high = { value: 'high', sellPrice: 14_900 };

test('SE-259: customer care sees every rate of a gift, a visitor the first one', () => {
  expect(giftRates([low, high], { isCare: true })).toEqual([low, high]);
  expect(giftRates([low, high], { isCare: false })).toEqual([low]);
  expect(giftRates([], { isCare: false })).toEqual([]);
});

test('SE-259 PR-118: a bucket chooses among the rates that are offered, and no other', () => {
  expect(chosenGiftRate(giftRates([low, high], { isCare: true }), 'high')).toBe(high);
  expect(chosenGiftRate(giftRates([low, high], { isCare: false }), 'high')).toBe(low);
  expect(chosenGiftRate([low, high], undefined)).toBe(low);
  expect(chosenGiftRate([low, high], 'gone')).toBe(low);
  expect(chosenGiftRate([], 'low')).toBeUndefined();
});
