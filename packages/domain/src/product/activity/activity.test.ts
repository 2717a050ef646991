import { describe, expect, test } from 'vitest';
import { activityQuote, pricedAdults } from './activity.ts';

const prices = {
  '4': { barPrice: 20000, sellPrice: 16000, promoPercentageRounded: 20 },
  '2': { barPrice: 9000, sellPrice: 8550, promoPercentageRounded: null },
  '10': { barPrice: 40000, sellPrice: 40000, promoPercentageRounded: null },
};

test('SE-193: prices are keyed by adults, in the order of the counts and not of their text', () => {
  expect(pricedAdults(prices)).toEqual([2, 4, 10]);
  expect(pricedAdults({})).toEqual([]);
});

describe('the price of one person (ALG-15)', () => {
  test('SE-187: is the group’s price divided by its adults, 2 by default', () => {
    expect(activityQuote(prices)).toMatchObject({ adults: 2, perPerson: 4275, total: 8550 });
    expect(activityQuote(prices, 4)).toMatchObject({ adults: 4, perPerson: 4000, total: 16000 });
  });

  test('D-025: a group without a price is quoted as the smallest that has one', () => {
    expect(activityQuote(prices, 3)).toMatchObject({ adults: 2, perPerson: 4275 });
  });

  test('an activity without prices has none', () => {
    expect(activityQuote({})).toBeUndefined();
  });
});

describe('its promotion (ALG-14)', () => {
  const percentOf = (promoPercentageRounded: number | null, barPrice: number) =>
    activityQuote({ '2': { barPrice, sellPrice: 9500, promoPercentageRounded } })?.promotionPercent;

  test.each([
    [5, 0, 5],
    [4, 20000, undefined],
    [null, 10000, 5],
    [null, 9990, undefined],
    [null, 9500, undefined],
  ])('PR-084 D-003: %s percent from the server, %i before it: %s', (percent, barPrice, expected) => {
    expect(percentOf(percent, barPrice)).toBe(expected);
  });

  test('the price before it is that of one person, and shows only with the promotion', () => {
    expect(activityQuote(prices, 4)?.referencePerPerson).toBe(5000);
    expect(activityQuote(prices, 10)).not.toHaveProperty('referencePerPerson');
    expect(activityQuote({ '2': { barPrice: 9990, sellPrice: 9500 } })).not.toHaveProperty(
      'referencePerPerson',
    );
  });
});
