import type { GiftExtras, GiftShippingCost } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { countryOf, languageOf, textIn } from '../search/locale.ts';

/** Cost of posting a gift to the market's country in cents; undefined when gifts are not posted there (PR-124). */
export async function findShippingCost(
  db: Kysely<Tables>,
  locale: Locale,
): Promise<GiftShippingCost | undefined> {
  const row = await db
    .selectFrom('gift_shipping')
    .select(['amount', 'international_fee'])
    .where('country_code', '=', countryOf(locale))
    .executeTakeFirst();
  return row && { amount: row.amount, internationalFee: row.international_fee, currency: 'EUR' };
}

/** Sleeves and extras on sale, in their order (PR-113). */
export async function findGiftExtras(db: Kysely<Tables>, locale: Locale): Promise<GiftExtras['groups']> {
  const rows = await db
    .selectFrom('gift_extra')
    .select(['id', 'kind', 'names', 'price', 'picture', 'recommended', 'is_default'])
    .where('on_sale', '=', true)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const itemsOf = (kind: 'sleeve' | 'extra') =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ id, names, price, picture, recommended, is_default }) => ({
        id,
        name: textIn(names, languageOf(locale)),
        image: picture === null ? null : `/images/${picture}/640_360.webp`,
        price,
        isRecommended: recommended,
        isDefault: is_default,
      }));
  const groups: GiftExtras['groups'] = [
    { code: 'sleeves', selection: 'single', items: itemsOf('sleeve') },
    { code: 'extras', selection: 'multiple', items: itemsOf('extra') },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
