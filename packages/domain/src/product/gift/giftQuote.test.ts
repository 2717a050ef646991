import { describe, expect, test } from 'vitest';
import type { GiftChoice } from './giftChoice.ts';
import { chosenExtras, giftNightsOf, giftQuote, type GiftTerms } from './giftQuote.ts';

const nightOptions = [
  { nights: 1, sellPrice: 9900 },
  { nights: 2, sellPrice: 18_900 },
  { nights: 3, sellPrice: 0 },
];
const standard = { value: 'standard', sellPricePerLos: { 1: 9900, 2: 18_900 } };
const anytime = { value: 'anytime', sellPricePerLos: { 1: 14_500, 2: 27_500 } };
const sea = { id: 'sea', price: 0, isDefault: true };
const peaks = { id: 'peaks', price: 300, isDefault: false };
const ribbon = { id: 'ribbon', price: 250, isDefault: false };
const extras = [
  { selection: 'single' as const, items: [sea, peaks] },
  { selection: 'multiple' as const, items: [ribbon] },
];
const digital: GiftChoice = {
  nights: 1,
  bucket: undefined,
  format: 'digital',
  sleeves: undefined,
  extras: [],
};
const quote = (choice: Partial<GiftChoice>, changes: Partial<GiftTerms<typeof standard, typeof sea>> = {}) =>
  giftQuote({
    choice: { ...digital, ...choice },
    nightOptions,
    rates: [standard, anytime],
    extras,
    shipping: { amount: 490, internationalFee: 200 },
    ...changes,
  });

describe('what a gift costs', () => {
  test.each([
    ['the first rate by default', {}, 9900],
    ['PR-118: other nights', { nights: 2 }, 18_900],
    ['PR-118: another rate', { nights: 2, bucket: 'anytime' }, 27_500],
    ['a rate that there is not', { bucket: 'gone' }, 9900],
    ['D-168: nights without a price are the first that have one', { nights: 3 }, 9900],
    ['D-168: no nights at all', { nights: undefined }, 9900],
  ])('%s', (_, choice, sellPrice) => {
    expect(quote(choice)).toMatchObject({ sellPrice, totalPrice: sellPrice, shippingCost: 0, extras: [] });
  });

  test('PR-112 PR-113: a gift that is posted has a sleeve, its extras, and a cost for sending it', () => {
    expect(quote({ format: 'physical', sleeves: 'peaks', extras: ['ribbon'] })).toMatchObject({
      extras: [peaks, ribbon],
      subElementsPrice: 550,
      shippingCost: 690,
      totalPrice: 9900 + 550 + 690,
    });
  });

  test('PR-116: while the shipping cost is unknown, the total is without it', () => {
    const priced = quote({ format: 'physical' }, { shipping: undefined });
    expect(priced).toMatchObject({ shippingCost: undefined, totalPrice: 9900 });
  });

  test('what cannot be given has no price', () => {
    expect(quote({}, { nightOptions: [{ nights: 1, sellPrice: 0 }] })).toBeUndefined();
    expect(quote({}, { rates: [] })).toBeUndefined();
    expect(quote({}, { nightOptions: [] })).toBeUndefined();
  });
});

test('PR-032: extras go with a gift of one night alone; its sleeve with any', () => {
  const chosen = { sleeves: 'peaks', extras: ['ribbon'] };
  expect(chosenExtras(extras, chosen, 1)).toEqual([peaks, ribbon]);
  expect(chosenExtras(extras, chosen, 2)).toEqual([peaks]);
});

test('PR-113: there is always one sleeve: the chosen one, else the default', () => {
  expect(chosenExtras(extras, { sleeves: undefined, extras: [] }, 1)).toEqual([sea]);
  expect(chosenExtras(extras, { sleeves: 'gone', extras: ['ribbon'] }, 1)).toEqual([sea, ribbon]);
  expect(chosenExtras([], { sleeves: 'peaks', extras: [] }, 1)).toEqual([]);
});

test('PR-109 D-039 D-168: one night is preselected where it has a price', () => {
  expect(giftNightsOf(undefined, nightOptions)).toBe(1);
  expect(giftNightsOf(undefined, [{ nights: 1, sellPrice: 0 }, ...nightOptions.slice(1)])).toBe(2);
  expect(giftNightsOf(9, [])).toBeUndefined();
});
