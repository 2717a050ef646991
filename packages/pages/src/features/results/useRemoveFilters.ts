import { mergeHash, patchQuery, resetFilters } from '@sabadora/domain';
import { useSabadora, type SearchAddressState } from '@sabadora/hooks';

/** Returns a function that repeats the search without filters (SE-199). */
export function useRemoveFilters({ address }: Pick<SearchAddressState, 'address'>): () => void {
  const { location } = useSabadora();
  return () =>
    location.write({
      ...address,
      query: patchQuery(address.query, { page: undefined }),
      hash: mergeHash(address.hash, resetFilters()),
    });
}
