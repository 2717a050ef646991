import type { Kysely } from 'kysely';
import { refreshSearch } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';

const named = (text: string) => JSON.stringify({ fr: text, es: text, it: text, nl: text, en: text });

interface Seed {
  id: number;
  hotel_id: number;
  tag_ids: number[];
  theme_ids?: number[];
  min_adults?: number;
  bar_prices: number[];
  sell_prices?: number[];
  quality?: number;
  published?: boolean;
}

const ACTIVITIES: Seed[] = [
  { id: 2001, hotel_id: 101, tag_ids: [1], theme_ids: [1], bar_prices: [3000, 5000, 7000], quality: 0.9 },
  { id: 2002, hotel_id: 102, tag_ids: [2], min_adults: 2, bar_prices: [12_000], sell_prices: [9600] },
  { id: 2003, hotel_id: 102, tag_ids: [1, 2], bar_prices: [2000, 4000], quality: 0.2 },
  { id: 2004, hotel_id: 103, tag_ids: [1], bar_prices: [1000], published: false },
];

/**
 * Inserts activities and gift boxes for the fixture's hotels. Two adults pay 25 € (2001), 48 € (2002) and 20 € (2003)
 * per person; 2002 is sold only to two.
 */
export async function insertActivities(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('activity_tag')
    .values(
      ['Kayak', 'Spa'].map((name, position) => ({
        id: position + 1,
        position,
        names: named(name),
        group_names: named('Dehors'),
        highlighted: position === 0,
      })),
    )
    .execute();
  await db
    .insertInto('activity')
    .values(
      ACTIVITIES.map((activity) => ({
        labels: named(`Activité ${activity.id}`),
        headwords: named('2 h'),
        descriptions: JSON.stringify({ fr: ['On rame.'], en: ['You paddle.'] }),
        sell_prices: activity.bar_prices,
        quality: 0.5,
        scene: 'sea',
        picture_count: 2,
        ...activity,
      })),
    )
    .execute();
  await db
    .insertInto('gift_box')
    .values(
      ['SEAEBOX', 'CITYEBOX'].map((code, index) => ({
        code,
        position: 1 - index,
        titles: named(code),
        included: JSON.stringify({ fr: ['Une nuit'], en: ['A night'] }),
        sell_price: 9900,
        ref_price: index === 0 ? 12_000 : null,
        slug: code.toLowerCase(),
        scene: 'sea',
        picture_count: 1,
      })),
    )
    .execute();
  await refreshSearch(db);
}
