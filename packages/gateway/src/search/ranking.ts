import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from './criteria.ts';
import type { StayTerms } from './fitting.ts';
import type { Position } from './geography.ts';
import { distanceSql } from './geography.ts';

/** What an ordinary night for two costs by stars, cents; the yardstick of "price relative to similar". */
const USUAL_NIGHT = [9000, 6500, 8000, 10_500, 15_000, 26_000] as const;

/** How much each part counts for quality/price; together 1. */
const WEIGHTS = { quality: 0.4, reviews: 0.25, price: 0.2, popularity: 0.15 };

/** A hotel with few reviews is drawn towards an average house: so many reviews of so many points. */
const PRIOR_REVIEWS = { count: 10, average: 7.5 };

/** The columns that `scoreOf` blends. */
export interface Scored {
  quality: number;
  reviewCount: number;
  /** Out of 10. */
  reviewAverage: number | null;
  popularity: number;
  stars: number;
  /** Cents for two adults and one night. */
  nightForTwo: number;
}

/**
 * Quality for the price, 0 to 1: the offer's own value for money, reviews, its price against the usual one for
 * its stars (0.5 at the usual price), and how often the hotel is chosen. Depends on nothing but the offer and its
 * price, so that filters and paging never reorder two offers.
 */
export function scoreOf({
  quality,
  reviewCount,
  reviewAverage,
  popularity,
  stars,
  nightForTwo,
}: Scored): number {
  const { count, average } = PRIOR_REVIEWS;
  const reviews = (reviewCount * (reviewAverage ?? 0) + count * average) / (reviewCount + count) / 10;
  const usual = USUAL_NIGHT[stars] ?? USUAL_NIGHT[0];
  const price = usual / (usual + nightForTwo);
  return (
    WEIGHTS.quality * quality +
    WEIGHTS.reviews * reviews +
    WEIGHTS.price * price +
    WEIGHTS.popularity * popularity
  );
}

/** `scoreOf` in SQL, rounded so that equal offers tie. */
function scoreSql({ base, nights }: StayTerms): RawBuilder<number> {
  const { count, average } = PRIOR_REVIEWS;
  const known = sql`(h.review_count * coalesce(h.review_average, 0)::float8)`;
  const reviews = sql`((${known} + ${sql.lit(count * average)}) / (h.review_count + ${sql.lit(count)}) / 10)`;
  const usual = sql`coalesce((array[${sql.join(USUAL_NIGHT.map((cents) => sql.lit(cents)))}])[h.stars + 1], ${sql.lit(USUAL_NIGHT[0])})`;
  const price = sql`(${usual}::float8 / (${usual} + ${base}::float8 / ${nights}))`;
  return sql`(round((${sql.lit(WEIGHTS.quality)} * o.quality + ${sql.lit(WEIGHTS.reviews)} * ${reviews}
    + ${sql.lit(WEIGHTS.price)} * ${price} + ${sql.lit(WEIGHTS.popularity)} * h.popularity) * 1000000) / 1000000)`;
}

/** How results are ordered: by `key` first (smaller is earlier), equal ones by `score` (greater is earlier). */
export interface Ranking {
  key: RawBuilder<number>;
  score: RawBuilder<number>;
}

/**
 * The ranking of a sort order (ALG-5). Price orders go by what the card shows: the price per night, or of the
 * voucher. Distance without a position, and a voucher order without vouchers, fall back to quality/price.
 */
export function rankingOf(
  { orderBy, isGift }: Pick<SearchCriteria, 'orderBy' | 'isGift'>,
  terms: StayTerms,
  position: Position | undefined,
): Ranking {
  const score = scoreSql(terms);
  const perNight = sql<number>`(${terms.total}::float8 / ${terms.nights})`;
  switch (orderBy) {
    case 'priceQuality':
      return { key: sql`0::float8`, score };
    case 'distance':
      return { key: position ? distanceSql(position) : sql`0::float8`, score };
    case 'discount':
      return { key: sql`(-o.promo)::float8`, score };
    case 'popularity':
      return { key: sql`(-h.popularity)::float8`, score };
    case 'priceAsc':
      return { key: perNight, score };
    case 'singleVoucherPriceAsc':
      return { key: isGift ? perNight : sql`0::float8`, score };
    case 'singleVoucherPriceDesc':
      return { key: isGift ? sql`(-${perNight})` : sql`0::float8`, score };
  }
}
