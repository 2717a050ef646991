import { keysWith } from '../criteria/criteriaTable.ts';
import type { Flow } from './flow.ts';
import { isEmptyValue } from '../address/hash.ts';
import type { HashRecord, HashValue } from '../address/hash.ts';
import { DEFAULT_PARTY, PARTY_KEYS } from '../criteria/party.ts';
import { DEFAULT_SORT } from './sort.ts';

/** Parts of a search that decide on its list of results. */
export interface SearchIdentity {
  flow: Flow;
  /** Page, counted from 0. @default 0 */
  page?: number;
  /** Criteria as the hash has them. */
  record: HashRecord;
}

const COMPARED_KEYS: readonly string[] = [
  'hotelId',
  'theme',
  ...keysWith(({ kind, panel }) => kind === 'place' || kind === 'position' || panel !== undefined),
];

/** Key of a list of results: equal keys mean that an existing search can be reused (SE-031, D-044, ALG-32). */
export function searchKey({ flow, page = 0, record }: SearchIdentity): string {
  const read = (key: string) => comparable(record[key]);
  return JSON.stringify([
    flow,
    page,
    read(PARTY_KEYS.adults) ?? DEFAULT_PARTY.adults,
    read(PARTY_KEYS.babies) ?? DEFAULT_PARTY.babies,
    read(PARTY_KEYS.children) ?? DEFAULT_PARTY.children,
    // Gifting ignores dates (SE-033).
    flow !== 'gifting' && [read('checkin'), read('checkout')],
    read('sort') ?? DEFAULT_SORT,
    COMPARED_KEYS.map(read),
  ]);
}

/** A list as a set; an empty value counts as missing. */
function comparable(value: HashValue | undefined): HashValue | undefined {
  if (isEmptyValue(value)) return undefined;
  return Array.isArray(value)
    ? [...new Set(value.filter((item) => !isEmptyValue(item)).map(String))].sort()
    : value;
}
