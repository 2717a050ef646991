import { useSyncExternalStore } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { draftStoreOf } from './searchDraft.ts';

/**
 * Whether a search box of the page has changes that have not been searched yet. False on the server and in the first
 * render.
 */
export function useIsSearchChanged(): boolean {
  const { location } = useSabadora();
  const { subscribe, isChanged } = draftStoreOf(location);
  return useSyncExternalStore(subscribe, isChanged, () => false);
}
