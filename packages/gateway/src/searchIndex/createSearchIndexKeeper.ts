import type { Kysely } from 'kysely';
import { readSearchVersion } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';
import { createDayCache } from './dayCache.ts';
import { readSearchIndex } from './readSearchIndex.ts';
import type { SearchIndex } from './SearchIndex.ts';

/** Keeps the search index of the catalogue that is in the database now. */
export interface SearchIndexKeeper {
  /** The search index of the present version, read anew when another process or an import has changed the catalogue. */
  current: () => Promise<SearchIndex>;
}

/** Version of a catalogue that searches were never prepared for; it has nothing on sale. */
const NONE = 'none';

/** A keeper that has read nothing yet; the first search, or whoever calls it before, waits for the reading. */
export function createSearchIndexKeeper(db: Kysely<Tables>): SearchIndexKeeper {
  let held: Promise<SearchIndex> | undefined;

  const read = (): Promise<SearchIndex> =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        const version = (await readSearchVersion(snapshot)) ?? NONE;
        const { hotels, offers, activities } = await readSearchIndex(snapshot);
        return {
          version,
          hotels,
          offers,
          activities,
          offerNumbers: new Map(Array.from(offers.id, (id, number) => [id, number])),
          days: createDayCache(db, { version, offers: offers.count }),
        };
      });

  return {
    current: async () => {
      const version = (await readSearchVersion(db)) ?? NONE;
      const before = held;
      const searchIndex = await before?.catch(() => undefined);
      if (searchIndex?.version === version) return searchIndex;
      // Of several searches that find it out of date, the first one reads and the others wait for it.
      if (held === before) held = read();
      const reading = held ?? read();
      return reading;
    },
  };
}
