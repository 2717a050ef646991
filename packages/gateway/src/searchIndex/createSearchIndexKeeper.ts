import { type Kysely, sql } from 'kysely';
import { readSearchVersion } from '../catalogue/derived/calendarDays.ts';
import type { Tables } from '../database/tables.ts';
import { applyChange } from './applyChange.ts';
import { createDayCache } from './dayCache.ts';
import { type ChangedOffer, changeKey, OLDEST_RUNNING, readChanges } from './readChanges.ts';
import { readSearchIndex } from './readSearchIndex.ts';
import type { SearchIndex } from './SearchIndex.ts';

/** Keeps a search index up to date with the catalogue in the database. */
export interface SearchIndexKeeper {
  /**
   * The search index with everything that was committed `lagMs` ago. It is read again when the version of the
   * catalogue has changed; changes of single offers are patched into it.
   */
  current: () => Promise<SearchIndex>;
}

export interface SearchIndexKeeperOptions {
  /**
   * Milliseconds by which searches may lag behind the database, so that they need not wait for a query. Must be well
   * below a second, within which a taken room must disappear everywhere.
   * @default 0
   */
  lagMs?: number;
}

/** Version of a catalogue without search data; nothing is on sale. */
const NONE = 'none';

/** A search index with the state of its updates. */
interface Held {
  index: SearchIndex;
  /** Applies the changes since the last call; false when the catalogue has another version. */
  follow: () => Promise<boolean>;
  /** Whether a read of days failed because the catalogue has another version. */
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

  /** Changes of earlier transactions are all in the index. */
  let since = oldest;
  /** Keys of changes since then that are in the index, too. */
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
      // Days were read meanwhile, and `onRead` has set `since` to what they need.
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

/** Creates a keeper without an index; the first call of `current` waits until the index has been read. */
export function createSearchIndexKeeper(
  db: Kysely<Tables>,
  { lagMs = 0 }: SearchIndexKeeperOptions = {},
): SearchIndexKeeper {
  let held: Held | undefined;
  /** Time by `performance.now()` up to which commits are in the index. */
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

  // Updates run one at a time, so that an earlier state never overwrites a later one. Searches during an update share
  // the next one.
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
      // The next update begins before it is needed. Its error goes to the search that waits for it.
      if (age >= lagMs / 2) next().catch(() => {});
      return Promise.resolve(held.index);
    },
  };
}
