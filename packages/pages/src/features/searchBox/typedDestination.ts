import { autocompleteGeonames, type DestinationData } from '@sabadora/api';
import {
  chooseDestination,
  criteriaRecord,
  PARTY_KEYS,
  patchQuery,
  queryValue,
  readParty,
  TYPED_DESTINATION,
  type HashPatch,
} from '@sabadora/domain';
import { orUndefined } from '../../kit/document/orUndefined.ts';
import type { LoadInput, Redirected } from '../../kit/document/pageInput.ts';

/**
 * Handles a destination that was typed and sent by a plain form: redirects to the search of the most likely place, or
 * to one without a place for an empty text. If no place is found, returns the text as `unknown`. Both are undefined
 * when nothing was sent.
 */
export async function typedDestination(
  input: LoadInput,
): Promise<{ redirected?: Redirected; unknown?: string }> {
  const { path, query } = input;
  const typed = queryValue(query, TYPED_DESTINATION);
  if (typed === undefined) return {};
  const found = typed.trim() === '' ? undefined : await bestSuggestion(typed, input);
  if (found === undefined && typed.trim() !== '') return { unknown: typed };
  return { redirected: { redirect: `${path}?${withDestination(query, found)}`, status: 302 } };
}

async function bestSuggestion(
  term: string,
  { api, market, signal }: LoadInput,
): Promise<DestinationData | undefined> {
  const call = api.send(
    autocompleteGeonames,
    { locale: market.locale, term: term.slice(0, 100), maxResults: 1 },
    { signal },
  );
  return (await orUndefined(call))?.[0];
}

/** The query with a place instead of the typed text. */
function withDestination(query: string, destination: DestinationData | undefined): string {
  const place: HashPatch = destination ? chooseDestination(destination) : {};
  const { adults } = readParty(criteriaRecord({ query, hash: '' }));
  const patch = Object.fromEntries(
    Object.entries(place).map(([key, value]) => [key, value == null ? undefined : String(value)]),
  );
  // The number of adults marks the query as a search, even if everything else is empty.
  return patchQuery(query, { ...patch, [TYPED_DESTINATION]: undefined, [PARTY_KEYS.adults]: adults });
}
