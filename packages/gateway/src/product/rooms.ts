import type { RoomData } from '@sabadora/api';
import type { Language } from '@sabadora/place-names';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { inLanguage, textIn } from '../search/locale.ts';

/** Number of features that are highlighted. */
const HIGHLIGHTS_MAX = 4;

/**
 * Rooms in the order of `ids`, which may contain an id twice; rooms that do not exist are left out.
 *
 * @param pictureOf the picture of a room, by its id
 */
export async function findRooms(
  db: Kysely<Tables>,
  ids: readonly (string | null)[],
  pictureOf: (id: string) => string | undefined,
  language: Language,
): Promise<RoomData[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return [];
  const rows = await db.selectFrom('room').selectAll().where('id', 'in', wanted).execute();
  const features = await db.selectFrom('room_feature').selectAll().orderBy('position').execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap((id): RoomData[] => {
    const row = byId.get(id);
    if (!row) return [];
    const own = features.filter((feature) => row.feature_ids.includes(feature.id));
    const groups = Map.groupBy(own, ({ group_names }) => textIn(group_names, language));
    const picture = pictureOf(id);
    return [
      {
        uuid: id,
        label: textIn(row.labels, language),
        size: row.size,
        type: row.type,
        capacity: row.capacity,
        maxCapacity: row.max_capacity,
        bedding: row.bedding ? textIn(row.bedding, language) : '',
        highlights: own
          .filter(({ highlighted }) => highlighted)
          .slice(0, HIGHLIGHTS_MAX)
          .map(({ names }) => textIn(names, language)),
        images: picture === undefined ? [] : [picture],
        imageUrl: picture ?? '',
        importantInfos: inLanguage(row.important_infos, language) ?? [],
        detailsSection: [...groups].map(([title, group]) => ({
          title,
          details: group.map(({ names }) => textIn(names, language)),
        })),
      },
    ];
  });
}
