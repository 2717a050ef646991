import { mergeHash, type HashPatch } from '@sabadora/domain';
import { useCallback } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * Returns a function that changes keys of the current hash. Replaces the history entry, so that Back leaves the page.
 */
export function useHashPatch(): (change: (hash: string) => HashPatch) => void {
  const { location } = useSabadora();
  return useCallback(
    (change) => {
      const current = location.read();
      const next = mergeHash(current.hash, change(current.hash));
      if (next !== current.hash) location.write({ ...current, hash: next }, { replace: true });
    },
    [location],
  );
}
