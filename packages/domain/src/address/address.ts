import { readCriteria } from '../criteria/criteria.ts';
import { CRITERIA_KEYS, keysWith } from '../criteria/criteriaTable.ts';
import type { SearchCriteria } from '../criteria/criteria.ts';
import type { Now } from '../calendar/clock.ts';
import { isFlow } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import { LIST_KEYS, mergeRecord, parseHash, serialiseHash } from './hash.ts';
import type { HashRecord, HashValue } from './hash.ts';
import { parameterName, queryValue } from './query.ts';

/** State of a search in an address (SE-014). */
export interface SearchAddress {
  flow: Flow;
  /** Page, counted from 0 (SE-017). */
  page: number;
  criteria: SearchCriteria;
  /** Place from which the visitor came, e.g. `search bar` (SE-016). */
  origin?: string;
}

/** Keys that belong together: when the hash has a key of `when`, the query's `keys` are ignored. */
const TOGETHER: readonly { when: readonly string[]; keys: readonly string[] }[] = (() => {
  const destination = keysWith(({ kind }) => kind === 'place' || kind === 'position');
  const dates = keysWith(({ kind }) => kind === 'day' || kind === 'nights');
  const people = keysWith(({ kind }) => kind === 'people');
  return [
    { when: destination, keys: [...destination, ...keysWith(({ panel }) => panel === 'distance')] },
    { when: dates, keys: dates },
    { when: people, keys: people },
  ];
})();

/**
 * Reads a search address (SE-014…SE-017). Criteria may also be in the query, as in links and in forms without
 * scripts; the hash wins over the query. Invalid parts are dropped: an unknown flow is booking, an invalid page is
 * the first.
 */
export function readAddress(address: { query: string; hash: string }, now: Now): SearchAddress {
  const flow = queryValue(address.query, 'flow');
  const origin = queryValue(address.query, 'origin');
  return {
    flow: isFlow(flow) ? flow : 'booking',
    page: readPage(queryValue(address.query, 'page')),
    criteria: readCriteria(criteriaRecord(address), now),
    ...(origin === undefined ? {} : { origin }),
  };
}

/** Largest page number that is accepted; far beyond the end of every list. */
const PAGE_MAX = 100_000;

/** Parses a page parameter; anything but a whole number from 0 gives 0 (ALG-17). */
export function readPage(text: string | null | undefined): number {
  return /^\d+$/.test(text ?? '') ? Math.min(Number(text), PAGE_MAX) : 0;
}

/** Record of the hash, merged over the query's criteria; hash keys that are no criteria are kept. */
export function criteriaRecord(address: { query: string; hash: string }): HashRecord {
  const fromHash = parseHash(address.hash);
  const isVoid = (key: string) =>
    TOGETHER.some(
      ({ when, keys }) => keys.includes(key) && when.some((held) => fromHash[held] !== undefined),
    );
  const below = Object.entries(readQueryCriteria(address.query)).filter(([key]) => !isVoid(key));
  return mergeRecord(mergeRecord({}, Object.fromEntries(below)), fromHash);
}

/** The same address with every criterion in the hash and none in the query. */
export function moveCriteriaToHash(address: { query: string; hash: string }): {
  query: string;
  hash: string;
} {
  const parts = address.query.replace(/^\?/, '').split('&');
  return {
    query: parts.filter((part) => part !== '' && !isCriterion(parameterName(part))).join('&'),
    hash: serialiseHash(criteriaRecord(address)),
  };
}

/** Criteria of a query, parsed like those of a hash; a list may also be a repeated parameter, as forms send it. */
export function readQueryCriteria(query: string): HashRecord {
  const lists: Record<string, readonly (string | number)[]> = {};
  let record: HashRecord = mergeRecord({}, {});
  for (const part of query.replace(/^\?/, '').split('&')) {
    // In a query ';' is plain text and '+' is a space.
    const [entry] = Object.entries(parseHash(part.replaceAll(';', '%3B').replaceAll('+', '%20')));
    if (!entry || !isCriterion(entry[0])) continue;
    const [key] = entry;
    let value: HashValue = entry[1];
    if (LIST_KEYS.includes(key) && Array.isArray(value)) {
      lists[key] = [...(lists[key] ?? []), ...(value as readonly (string | number)[])];
      value = lists[key];
    }
    record = mergeRecord(record, { [key]: value });
  }
  return record;
}

function isCriterion(key: string): boolean {
  return CRITERIA_KEYS.some((criterion) => criterion === key);
}
