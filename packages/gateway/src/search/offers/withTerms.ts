import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SearchIndexKeeper } from '../../searchIndex/createSearchIndexKeeper.ts';
import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import type { SearchCriteria } from '../criteria.ts';
import { stayTerms, type StayTerms } from './fitting.ts';

/** What searches read. */
export interface SearchSource {
  db: Kysely<Tables>;
  searchIndex: SearchIndexKeeper;
}

/** A search index, and the stay searched priced on it. */
export interface Priced {
  searchIndex: SearchIndex;
  terms: StayTerms;
}

/** Attempts of one search: a catalogue that changes during each of them would be a defect. */
const TRIES = 3;

/**
 * The result of `work` on the current search index, with prices for the stay searched. `work` returns undefined when
 * the catalogue has changed meanwhile, and is run again on the new one.
 */
export async function withTerms<Result>(
  keeper: SearchIndexKeeper,
  criteria: SearchCriteria,
  today: string,
  work: (priced: Priced) => Result | undefined | Promise<Result | undefined>,
): Promise<Result> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const searchIndex = await keeper.current();
    const terms = await stayTerms(searchIndex, criteria, today);
    const result = terms && (await work({ searchIndex, terms }));
    if (result !== undefined) return result;
  }
  throw new Error('The catalogue changes faster than it can be read.');
}

/** The present search index with the stay searched priced on it. */
export function pricedIndex(
  keeper: SearchIndexKeeper,
  criteria: SearchCriteria,
  today: string,
): Promise<Priced> {
  return withTerms(keeper, criteria, today, (priced) => priced);
}
