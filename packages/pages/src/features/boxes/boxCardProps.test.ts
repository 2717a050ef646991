import { boxOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import type { Messages, Words } from '../../kit/words/messages.ts';
import { boxCardProps } from './boxCardProps.ts';

const words: Words<Messages> = (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key);
const priced = (sellPrice: number, refPrice: number | null) =>
  boxCardProps(boxOfTest('SPAEBOX', { price: { sellPrice, refPrice } }), words);

test('CH-071 D-062: a box says its title, contents, price, picture and stays, and leads to its own page', () => {
  expect(priced(11900, 14900)).toEqual({
    href: '/box/detail/spaebox/SPAEBOX',
    name: 'Box SPAEBOX',
    stays: 'boxes.stays {"count":1250}',
    contents: ['One night with breakfast', 'A bottle of bubbles on arrival'],
    picture: expect.objectContaining({ src: '/images/lake/SPAEBOX/640_360.webp' }) as object,
    promotionPercent: 20,
    price: { priceCents: 11900, referenceCents: 14900 },
  });
});

test.each([
  // 5.99 % is rounded down to 5, which is not above 5.
  [9401, 10000, undefined],
  [9400, 10000, 6],
  [8501, 10000, 14],
  [10000, 9000, undefined],
  [10000, null, undefined],
])('ALG-14 D-002 D-003 PR-096: %i instead of %s shows %s percent', (sellPrice, refPrice, percent) => {
  const { promotionPercent, price } = priced(sellPrice, refPrice);
  expect(promotionPercent).toBe(percent);
  expect(price?.referenceCents).toBe(percent === undefined ? undefined : refPrice);
});
