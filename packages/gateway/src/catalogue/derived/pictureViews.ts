import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** The fields of a hotel that decide its view number. */
export interface ViewedHotel {
  id: number;
  cityId: number;
  scene: string;
  /** The best value for money among the hotel's offers, 0 to 1. */
  quality: number;
  /** Out of 10; null without reviews. */
  reviewAverage: number | null;
  popularity: number;
}

/** Approximates the order of a search by quality/price; the price is left out. */
const rankOf = ({ quality, reviewAverage, popularity }: ViewedHotel) =>
  0.4 * quality + 0.025 * (reviewAverage ?? 7.5) + 0.15 * popularity;

/**
 * Gives the hotels of each town and kind of surroundings consecutive view numbers, approximately in the order of a
 * search. Pictures with consecutive views differ in composition. Each town starts at another number, so that the
 * first hotels of two towns differ too.
 *
 * @returns the view of each hotel by its id, 0 to 9999
 */
export function numberViews(hotels: readonly ViewedHotel[]): Map<number, number> {
  const groups = Map.groupBy(hotels, ({ cityId, scene }) => `${cityId} ${scene}`);
  const views = new Map<number, number>();
  for (const group of groups.values()) {
    const inOrder = group.toSorted((one, other) => rankOf(other) - rankOf(one) || one.id - other.id);
    for (const [nth, { id, cityId }] of inOrder.entries()) views.set(id, (cityId * 7 + nth) % 10_000);
  }
  return views;
}

/** Writes the views of all hotels. */
export async function refreshPictureViews(kysely: Kysely<Tables>): Promise<void> {
  const hotels = await kysely
    .selectFrom('hotel')
    .leftJoin('offer', (join) =>
      join.onRef('offer.hotel_id', '=', 'hotel.id').on('offer.published', '=', true),
    )
    .select(({ fn }) => [
      'hotel.id',
      'hotel.city_id as cityId',
      'hotel.scene',
      'hotel.review_average as reviewAverage',
      'hotel.popularity',
      fn.coalesce(fn.max('offer.quality'), sql<number>`0`).as('quality'),
    ])
    .where('hotel.active', '=', true)
    .groupBy('hotel.id')
    .execute();
  const views = numberViews(hotels);
  await sql`
    update hotel set picture_view = view
    from unnest(${[...views.keys()]}::integer[], ${[...views.values()]}::integer[]) as numbered (hotel_id, view)
    where id = hotel_id and picture_view <> view
  `.execute(kysely);
}
