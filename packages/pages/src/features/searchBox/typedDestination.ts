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
 * What becomes of a destination that was typed and sent as a plain form: the search of the likeliest place, or of
 * anywhere for an empty text; else the text as `unknown`. Both undefined where nothing was typed.
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

/** The query with a place in the stead of the typed text. */
function withDestination(query: string, destination: DestinationData | undefined): string {
  const place: HashPatch = destination ? chooseDestination(destination) : {};
  const { adults } = readParty(criteriaRecord({ query, hash: '' }));
  const patch = Object.fromEntries(
    Object.entries(place).map(([key, value]) => [key, value == null ? undefined : String(value)]),
  );
  // The number of adults marks the query as a search of its own, whatever else is left empty.
  return patchQuery(query, { ...patch, [TYPED_DESTINATION]: undefined, [PARTY_KEYS.adults]: adults });
}
