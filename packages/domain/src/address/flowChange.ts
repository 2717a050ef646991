import { TYPED_DESTINATION } from '../search/destination.ts';
import { searchRoute } from '../search/flow.ts';
import type { Flow } from '../search/flow.ts';
import { mergeHash, parseHash, serialiseHash } from './hash.ts';
import type { HashPatch } from './hash.ts';
import { patchQuery } from './query.ts';
import { isSortValue, sortAfterFlowChange } from '../search/sort.ts';

/** Parts of a page's address; `query` without '?', `hash` without '#'. */
export interface AddressParts {
  path: string;
  query: string;
  hash: string;
}

/** Value of the query's `origin` in addresses made by the search bar (SE-016, SE-039, D-064). */
export const SEARCH_BAR_ORIGIN = 'search bar';
/**
 * Address after a change of flow on a search page (SE-035…SE-038, ALG-6). Sets the flow and drops the page. A change
 * to activity empties the hash, a change from activity sets it to `defaults`, and any other change keeps it except
 * for a sort that the target does not offer. A change to the current flow changes nothing.
 *
 * @param defaults location and dates of the page's default criteria, or nothing (D-098)
 */
export function changeFlow(
  address: { flow: Flow; query: string; hash: string },
  target: Flow,
  defaults: HashPatch = {},
): AddressParts {
  const path = searchRoute(target);
  const query = address.query.replace(/^\?/, '');
  if (address.flow === target) return { path, query, hash: address.hash.replace(/^#/, '') };
  return {
    path,
    query: patchQuery(query, { flow: target, page: undefined }),
    hash: hashAfterChange(address, target, defaults),
  };
}

function hashAfterChange(address: { flow: Flow; hash: string }, target: Flow, defaults: HashPatch): string {
  if (target === 'activity') return '';
  if (address.flow === 'activity') return serialiseHash(defaults);
  const { sort } = parseHash(address.hash);
  return mergeHash(address.hash, { sort: sortAfterFlowChange(isSortValue(sort) ? sort : undefined, target) });
}

/** Address of a search: route and flow, the origin marker, no page, criteria in the hash (SE-039). */
export function searchAddress(search: { flow: Flow; query?: string; hash: string }): AddressParts {
  const patch = {
    flow: search.flow,
    origin: SEARCH_BAR_ORIGIN,
    page: undefined,
    [TYPED_DESTINATION]: undefined,
  };
  return {
    path: searchRoute(search.flow),
    query: patchQuery(search.query ?? '', patch),
    hash: search.hash.replace(/^#/, ''),
  };
}
