import { expect, test } from 'vitest';
import { giftBoxHref } from './giftBoxHref.ts';

const BOX = { sku: 'SPAEBOX', handle: 'spa-and-silence', campaign: 'boxes & more', position: 2 };
const SITE = 'https://gifts.example/fr';

test('CH-075: a box of the block leads to its product on the gift site, which is told what led there', () => {
  expect(giftBoxHref(BOX, { isMigrated: false, giftSiteUrl: SITE })).toBe(
    'https://gifts.example/fr/products/spa-and-silence' +
      '?utm_source=sabadora&utm_medium=gift-box-block&utm_campaign=boxes+%26+more&utm_content=2',
  );
});

test.each([
  ['once boxes have moved', { isMigrated: true, giftSiteUrl: SITE }],
  ['in a market without a gift site', { isMigrated: false, giftSiteUrl: undefined }],
])('CH-075: %s it leads to its own page', (_, options) => {
  expect(giftBoxHref(BOX, options)).toBe('/box/SPAEBOX');
});

test('CH-075: a name cannot lead out of the products', () => {
  const href = giftBoxHref({ ...BOX, handle: '../a b?c#d' }, { isMigrated: false, giftSiteUrl: SITE });
  expect(href).toMatch(/^https:\/\/gifts\.example\/fr\/products\/\.\.%2Fa%20b%3Fc%23d\?utm_source=/);
});
