import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from './criteria.ts';
import type { Where } from './destination.ts';
import { insideRing } from './geography.ts';
import { partyPercent, partyTotalSql, payingPeople } from './party.ts';

/** The tables every search reads: hotel `h`, offer `o`, its year `c`. */
export const OFFERS_FROM = sql`offer o join hotel h on h.id = o.hotel_id join offer_calendar c on c.offer_id = o.id`;

/** What a stay costs and how long it is, as SQL over `OFFERS_FROM`; prices are null when it cannot be had. */
export interface StayTerms {
  /** Cents for two adults. */
  base: RawBuilder<number | null>;
  /** Cents for the party (SE-189). */
  total: RawBuilder<number | null>;
  nights: RawBuilder<number>;
  /** Rooms left on the fullest night; null without dates. */
  rooms: RawBuilder<number | null>;
  /** It can be had at all: on these dates, or as a gift. */
  isOpen: RawBuilder<boolean>;
}

/** Element of an offer's arrays for the day `offset` nights after `day`. */
function dayOf(
  array: 'prices' | 'rooms' | 'min_nights',
  day: string,
  offset: number,
): RawBuilder<number | null> {
  return sql`c.${sql.raw(array)}[${day}::date - c.first_day + ${sql.lit(offset + 1)}]`;
}

/** Terms of a stay in the past, which may lie before any day PostgreSQL can name. */
const NEVER: StayTerms = {
  base: sql`null::int`,
  total: sql`null::int`,
  nights: sql`1`,
  rooms: sql`null::int`,
  isOpen: sql`false`,
};

/** The stay searched, priced: a voucher of one night, the nights of the dates, or the offer's "from" stay. */
export function stayTerms({ isGift, stay, party }: SearchCriteria, today: string): StayTerms {
  if (isGift) {
    const price = sql<number | null>`o.voucher_prices[1]`;
    return {
      base: price,
      total: price,
      nights: sql`1`,
      rooms: sql`null::int`,
      isOpen: sql`(o.giftable and ${price} > 0)`,
    };
  }
  const percent = partyPercent(party);
  if (!stay) {
    const base = sql<number>`c.from_price`;
    return {
      base,
      total: partyTotalSql(base, percent),
      nights: sql`c.from_nights::int`,
      rooms: sql`null::int`,
      isOpen: sql`(c.from_price > 0 and c.from_nights > 0)`,
    };
  }
  const { checkin, nights } = stay;
  if (checkin < today) return NEVER;
  const offsets = Array.from({ length: nights }, (_, night) => night);
  const sum = sql.join(
    offsets.map((offset) => dayOf('prices', checkin, offset)),
    sql` + `,
  );
  const base = sql<number | null>`(${sum})`;
  const isFree = offsets.map((offset) => sql`${dayOf('rooms', checkin, offset)} > 0`);
  return {
    base,
    total: partyTotalSql(base, percent),
    nights: sql`${sql.lit(nights)}`,
    rooms: sql`least(${sql.join(offsets.map((offset) => dayOf('rooms', checkin, offset)))})::int`,
    isOpen: sql`(${sql.join(isFree, sql` and `)}
      and ${dayOf('min_nights', checkin, 0)} <= ${sql.lit(nights)} and ${base} > 0)`,
  };
}

function inWhere(where: Where): RawBuilder<boolean> {
  switch (where.type) {
    case 'everywhere':
      return sql`true`;
    case 'nowhere':
      return sql`false`;
    case 'hotel':
      return sql`h.id = ${where.id}`;
    case 'ring':
      return insideRing(where.ring);
    case 'area': {
      const isInside = sql<boolean>`h.${sql.ref(where.column)} = ${where.id}`;
      return where.within ? sql`(${isInside} and ${insideRing(where.within)})` : isInside;
    }
  }
}

/** Offers on sale that the party fits, at the destination, open for the stay; no filter of the panel yet. */
export function isCandidate(
  criteria: SearchCriteria,
  where: Where,
  terms: StayTerms,
  today: string,
): RawBuilder<boolean> {
  const { party, themeIds, petsAllowed, excludedHotelIds } = criteria;
  const parts: RawBuilder<unknown>[] = [
    sql`h.active`,
    sql`o.published`,
    sql`(o.expires_on is null or o.expires_on >= ${today}::date)`,
    sql`o.max_adults >= ${party.adults}`,
    sql`o.max_children >= ${party.children}`,
    sql`o.max_babies >= ${party.babies}`,
    inWhere(where),
    terms.isOpen,
  ];
  if (themeIds.length > 0) parts.push(sql`o.theme_ids && ${themeIds}::int[]`);
  // Travelling with a pet is a need of its own, so it also holds next to chosen facilities (D-167).
  if (petsAllowed) parts.push(sql`h.pets_allowed`);
  if (excludedHotelIds.length > 0) parts.push(sql`h.id <> all(${excludedHotelIds}::int[])`);
  return sql`(${sql.join(parts, sql` and `)})`;
}

/** The properties of the filter panel, as facets name them (SE-147). */
export type PanelProperty =
  | 'price'
  | 'score'
  | 'facility'
  | 'stars'
  | 'style'
  | 'type'
  | 'environment'
  | 'tag';

/** Price bounds per person and per night; of the voucher in a gift search. Both bounds included, exact. */
function inPriceRange(
  { price, party, isGift }: SearchCriteria,
  terms: StayTerms,
): RawBuilder<boolean> | undefined {
  const shares = isGift ? sql`1` : sql`(${sql.lit(payingPeople(party))}::bigint * ${terms.nights})`;
  const parts: RawBuilder<unknown>[] = [];
  if (price.min !== undefined) parts.push(sql`${terms.total} >= ${price.min}::bigint * ${shares}`);
  if (price.max !== undefined) parts.push(sql`${terms.total} <= ${price.max}::bigint * ${shares}`);
  return parts.length > 0 ? sql`(${sql.join(parts, sql` and `)})` : undefined;
}

/**
 * The chosen filters of the panel, one condition a property; a property that is not filtered is absent. Any of the
 * values chosen within a property is enough, and every property must hold.
 */
export function panelFilters(
  criteria: SearchCriteria,
  terms: StayTerms,
): Partial<Record<PanelProperty, RawBuilder<boolean>>> {
  const { facilityIds, stars, styles, types, environments, tagIds, minReviewScore } = criteria;
  const price = inPriceRange(criteria, terms);
  return {
    ...(price ? { price } : {}),
    ...(minReviewScore === undefined
      ? {}
      : {
          score: sql<boolean>`coalesce(h.review_average >= ${minReviewScore}::numeric, ${minReviewScore <= 0}::boolean)`,
        }),
    ...(facilityIds.length > 0 ? { facility: sql<boolean>`h.facility_ids && ${facilityIds}::int[]` } : {}),
    ...(stars.length > 0 ? { stars: sql<boolean>`h.stars = any(${stars}::int[])` } : {}),
    ...(styles.length > 0 ? { style: sql<boolean>`h.styles && ${styles}::text[]` } : {}),
    ...(types.length > 0 ? { type: sql<boolean>`h.type = any(${types}::text[])` } : {}),
    ...(environments.length > 0
      ? { environment: sql<boolean>`h.environments && ${environments}::text[]` }
      : {}),
    ...(tagIds.length > 0 ? { tag: sql<boolean>`o.tag_ids && ${tagIds}::int[]` } : {}),
  };
}
