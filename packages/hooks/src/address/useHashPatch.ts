import { mergeHash, type HashPatch } from '@sabadora/domain';
import { useCallback } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * Changes keys of the hash, made from the hash as it is at that moment. Adds no entry to the history: Back leaves the
 * page.
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
