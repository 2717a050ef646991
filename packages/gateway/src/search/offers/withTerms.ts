import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { SearchIndexKeeper } from '../../searchIndex/createSearchIndexKeeper.ts';
import type { SearchIndex } from '../../searchIndex/SearchIndex.ts';
import type { SearchCriteria } from '../criteria.ts';
import { stayTerms, type StayTerms } from './fitting.ts';

/** What a search reads from. */
export interface SearchSource {
  db: Kysely<Tables>;
  searchIndex: SearchIndexKeeper;
}

/** A search index with the terms of the searched stay. */
export interface Priced {
  searchIndex: SearchIndex;
  terms: StayTerms;
}

/** Attempts of one search; a catalogue that changes during each of them indicates a defect. */
const TRIES = 3;

/**
 * Runs `work` on the current search index with the terms of the searched stay. When the catalogue has changed
 * meanwhile, `work` returns undefined and runs again on the new index.
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

/** The current search index with the terms of the searched stay. */
export function pricedIndex(
  keeper: SearchIndexKeeper,
  criteria: SearchCriteria,
  today: string,
): Promise<Priced> {
  return withTerms(keeper, criteria, today, (priced) => priced);
}
