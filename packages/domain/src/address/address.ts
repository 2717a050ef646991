import { readCriteria } from '../criteria/criteria.ts';
import { CRITERIA_KEYS, keysWith } from '../criteria/criteriaTable.ts';
import type { SearchCriteria } from '../criteria/criteria.ts';
import type { Now } from '../calendar/clock.ts';
import { isFlow } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import { LIST_KEYS, mergeRecord, parseHash, serialiseHash } from './hash.ts';
import type { HashRecord, HashValue } from './hash.ts';
import { parameterName, queryValue } from './query.ts';

/** The whole state of a search, as an address holds it (SE-014). */
export interface SearchAddress {
  flow: Flow;
  /** Counted from 0 (SE-017). */
  page: number;
  criteria: SearchCriteria;
  /** Where the visitor came from, e.g. `search bar` (SE-016). */
  origin?: string;
}

/** Keys that make sense only together: where the hash holds a key of `when`, the query's `keys` are void. */
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
 * Reads a search address (SE-014…SE-017). Criteria may be in the query too, where links and plain forms put
 * them; where both have a key, the hash wins. Anything damaged is dropped: an unknown flow is booking, an unreadable
 * page is the first.
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

/** Largest page number that is read; far beyond the end of every list. */
const PAGE_MAX = 100_000;

/** A page parameter as a number from 0; anything that is not a whole number from 0 is 0 (ALG-17). */
export function readPage(text: string | null | undefined): number {
  return /^\d+$/.test(text ?? '') ? Math.min(Number(text), PAGE_MAX) : 0;
}

/** The hash's record with the query's criteria below it; hash keys that are no criteria are kept. */
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

/** The criteria of a query string, by the hash's rules; a list may also be a repeated field, as forms send it. */
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
