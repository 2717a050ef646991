import type { hotelReviews, HotelReviews, RequestOf, ReviewData } from '@sabadora/api';
import { REVIEW_PAGE_SIZE } from '@sabadora/domain';
import type { Language } from '@sabadora/place-names';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { languageOf } from '../search/locale.ts';

/** Number of positive reviews on a product page (CH-163). */
const POSITIVE_SHOWN = 4;

function selectReviews(db: Kysely<Tables>, hotelId: number) {
  return db.selectFrom('review').where('hotel_id', '=', hotelId);
}

const COLUMNS = ['id', 'language', 'customer', 'type', 'day', 'average', 'positive', 'negative'] as const;

type Row = Pick<Selectable<Tables['review']>, (typeof COLUMNS)[number]>;

const toReview = ({ language, day, ...row }: Row): ReviewData => ({ ...row, locale: language, date: day });

/** The newest reviews with a positive text, those in `language` first. */
export async function findPositiveReviews(
  db: Kysely<Tables>,
  hotelId: number,
  language: Language,
): Promise<ReviewData[]> {
  const rows = await selectReviews(db, hotelId)
    .select(COLUMNS)
    .where('positive', 'is not', null)
    .orderBy(sql`language <> ${language}`)
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(POSITIVE_SHOWN)
    .execute();
  return rows.map(toReview);
}

/** The newest reviews of a hotel, on request only those with a positive text (D-102). */
export async function findReviewList(
  db: Kysely<Tables>,
  hotelId: number,
  isPositive: boolean,
): Promise<ReviewData[]> {
  const all = selectReviews(db, hotelId).select(COLUMNS);
  const rows = await (isPositive ? all.where('positive', 'is not', null) : all)
    .orderBy('day', 'desc')
    .orderBy('id')
    .limit(REVIEW_PAGE_SIZE)
    .execute();
  return rows.map(toReview);
}

/**
 * A page of a hotel's reviews; undefined when there is no such hotel. Reviews that sort equally are ordered newest
 * first.
 */
export async function findReviews(
  db: Kysely<Tables>,
  { id, locale, withOtherLanguageFallback, sort, page }: RequestOf<typeof hotelReviews>,
): Promise<HotelReviews | undefined> {
  const hotel = await db
    .selectFrom('hotel')
    .select(['review_count', 'review_average', 'review_details'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!hotel) return undefined;
  const all = selectReviews(db, id);
  const listed = withOtherLanguageFallback ? all : all.where('language', '=', languageOf(locale));
  const { count } = await listed
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const selected = listed.select(COLUMNS);
  const sorted =
    sort === 'highest'
      ? selected.orderBy('average', 'desc').orderBy('day', 'desc')
      : sort === 'lowest'
        ? selected.orderBy('average').orderBy('day', 'desc')
        : selected.orderBy('day', sort === 'newest' ? 'desc' : 'asc');
  const rows = await sorted
    .orderBy('id')
    .limit(REVIEW_PAGE_SIZE)
    .offset(page * REVIEW_PAGE_SIZE)
    .execute();
  return {
    totalCount: count,
    score: { count: hotel.review_count, average: hotel.review_count > 0 ? hotel.review_average : null },
    list: rows.map(toReview),
    details: hotel.review_details,
  };
}
