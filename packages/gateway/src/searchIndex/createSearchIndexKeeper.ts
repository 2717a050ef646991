import { type Kysely, sql } from 'kysely';
import { readSearchVersion } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';
import { applyChange } from './applyChange.ts';
import { createDayCache } from './dayCache.ts';
import { type ChangedOffer, changeKey, OLDEST_RUNNING, readChanges } from './readChanges.ts';
import { readSearchIndex } from './readSearchIndex.ts';
import type { SearchIndex } from './SearchIndex.ts';

/** Keeps the search index of the catalogue that is in the database now. */
export interface SearchIndexKeeper {
  /**
   * The search index with everything that was committed `lagMs` ago. It is read anew when the catalogue has another
   * version; changes of single offers are written into it.
   */
  current: () => Promise<SearchIndex>;
}

export interface SearchIndexKeeperOptions {
  /**
   * Milliseconds for which searches need not see what was committed meanwhile, so that they do not wait behind bookings
   * for a look into the database. It must be well below the second within which a room that is taken is gone
   * everywhere.
   * @default 0
   */
  lagMs?: number;
}

/** Version of a catalogue that searches were never prepared for; it has nothing on sale. */
const NONE = 'none';

/** A search index, and how far it follows the changes of single offers. */
interface Held {
  index: SearchIndex;
  /** Brings it up to date; false when the catalogue has another version. */
  follow: () => Promise<boolean>;
  /** Whether days were requested of it that the database now has only in another version. */
  isOutdated: () => boolean;
}

async function readHeld(db: Kysely<Tables>): Promise<Held> {
  const { version, oldest, columns } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (snapshot) => {
      const { rows } = await sql<{ oldest: string }>`select ${OLDEST_RUNNING} as oldest`.execute(snapshot);
      return {
        version: (await readSearchVersion(snapshot)) ?? NONE,
        oldest: BigInt(rows[0]?.oldest ?? 0),
        columns: await readSearchIndex(snapshot),
      };
    });
  const offerNumbers = new Map(Array.from(columns.offers.id, (id, number) => [id, number]));

  /** Changes of this transaction and later ones may not be in the index. */
  let since = oldest;
  /** Those of them that are. */
  let known = new Set<string>();
  let wasDayRead = false;
  let isOutdated = false;
  const days = createDayCache(db, {
    version,
    offerNumbers,
    onRead: (oldestOfDays) => {
      if (oldestOfDays < since) since = oldestOfDays;
      known = new Set();
      wasDayRead = true;
    },
  });

  const apply = (changed: ChangedOffer) => {
    const number = offerNumbers.get(changed.offer_id);
    if (number === undefined) return;
    applyChange(columns.offers, number, changed);
    days.patch(number, changed);
  };

  return {
    index: {
      version,
      ...columns,
      offerNumbers,
      days: async (wanted) => {
        const found = await days.read(wanted);
        isOutdated ||= found === undefined;
        return found;
      },
    },
    isOutdated: () => isOutdated,
    follow: async () => {
      wasDayRead = false;
      const changes = await readChanges(db, since, known);
      if ((changes.version ?? NONE) !== version) return false;
      changes.offers.forEach(apply);
      // Days that were read meanwhile have set how far back to look.
      if (wasDayRead) {
        if (changes.oldest < since) since = changes.oldest;
        return true;
      }
      since = changes.oldest;
      const isOpen = (key: string) => BigInt(key.slice(key.indexOf('@') + 1)) >= since;
      known = new Set([...known, ...changes.offers.map(changeKey)].filter(isOpen));
      return true;
    },
  };
}

/** A keeper that has read nothing yet; the first search, or whoever calls it before, waits for the reading. */
export function createSearchIndexKeeper(
  db: Kysely<Tables>,
  { lagMs = 0 }: SearchIndexKeeperOptions = {},
): SearchIndexKeeper {
  let held: Held | undefined;
  /** What was committed by then is in the index. */
  let upTo = 0;
  let last: Promise<unknown> = Promise.resolve();
  let waiting: Promise<SearchIndex> | undefined;

  async function update(): Promise<SearchIndex> {
    waiting = undefined;
    const begun = performance.now();
    if (!held || !(await held.follow())) held = await readHeld(db);
    upTo = begun;
    return held.index;
  }

  // One update at a time, so that an earlier state never overwrites a later one. Searches that come while one
  // runs share the next.
  function next(): Promise<SearchIndex> {
    if (!waiting) {
      waiting = last.catch(() => {}).then(update);
      last = waiting;
    }
    return waiting;
  }

  return {
    current: () => {
      const age = performance.now() - upTo;
      if (!held || held.isOutdated() || age >= lagMs) return next();
      // The next look is begun before it is needed; where it fails, the error goes to whoever waits for it.
      if (age >= lagMs / 2) next().catch(() => {});
      return Promise.resolve(held.index);
    },
  };
}
