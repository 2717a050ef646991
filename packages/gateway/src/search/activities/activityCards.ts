import type { ActivityCardData } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { HOTEL_COLUMNS, hotelOf } from '../offers/cards.ts';
import { languageOf, textIn } from '../locale.ts';
import { activityPictures } from '../pictures.ts';

/** A matching activity. */
export interface FoundActivity {
  id: number;
  /** Null when no position is known. */
  distanceKm: number | null;
  /** Position in the whole list, from 0. */
  index: number;
}

function selectRows(db: Kysely<Tables>, ids: number[]) {
  return db
    .selectFrom('activity')
    .innerJoin('hotel', 'hotel.id', 'activity.hotel_id')
    .innerJoin('place as city', 'city.id', 'hotel.city_id')
    .select([
      'activity.id',
      'activity.labels',
      'activity.headwords',
      'activity.min_adults',
      'activity.bar_prices',
      'activity.sell_prices',
      'activity.scene',
      'activity.picture_count',
      'activity.tag_ids',
      'city.country_code',
      ...HOTEL_COLUMNS,
    ])
    .where('activity.id', 'in', ids)
    .execute();
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** Group prices by number of adults (SE-193). */
function pricesOf({ min_adults, bar_prices, sell_prices }: Row): ActivityCardData['prices'] {
  return Object.fromEntries(
    sell_prices.map((sellPrice, more) => {
      const barPrice = bar_prices[more] ?? sellPrice;
      const percent = barPrice > 0 ? Math.round(((barPrice - sellPrice) / barPrice) * 100) : 0;
      return [
        min_adults + more,
        { barPrice, sellPrice, promoPercentageRounded: percent > 0 ? percent : null },
      ];
    }),
  );
}

/** The cards of found activities, in the same order (SE-193). */
export async function activityCardsOf(
  db: Kysely<Tables>,
  found: readonly FoundActivity[],
  locale: Locale,
): Promise<ActivityCardData[]> {
  if (found.length === 0) return [];
  const language = languageOf(locale);
  const rows = await selectRows(
    db,
    found.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, distanceKm, index }) => {
    const row = byId.get(id);
    if (!row) return [];
    const images = activityPictures(row);
    return [
      {
        id,
        label: textIn(row.labels, language),
        hotel: hotelOf(row, language),
        images,
        imageUrl: images[0] ?? '',
        uri: `/activity/${id}`,
        headwords: textIn(row.headwords, language),
        prices: pricesOf(row),
        distance: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
        index,
      },
    ];
  });
}
