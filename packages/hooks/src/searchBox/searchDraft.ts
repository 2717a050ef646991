import type { Destination, DistanceBounds, Party, RecentDestination, StayDates } from '@sabadora/domain';
import { useSyncExternalStore } from 'react';
import type { LocationAdapter } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import type { UserLocation } from '../destination/useKnownLocation.ts';

/** Changes in a search box that have not been searched yet. */
export interface SearchDraft {
  /** New destination, null for anywhere; undefined keeps that of the address. */
  destination?: Destination | RecentDestination | UserLocation | null;
  /** New bounds of the distance; when undefined, a new destination sets or clears them (SE-034, SE-049). */
  distance?: DistanceBounds;
  /** New theme, null for none; undefined keeps that of the address. */
  theme?: number | null;
  dates?: StayDates | null;
  party?: Party;
}

/** The state on which a draft is based. */
interface DraftBase {
  /** Hash that the draft belongs to. */
  hash: string;
  /** Whether the draft with this change differs from the search in the address. */
  isChanged: boolean;
}

/** Draft of changes to the search in one address. Any change of the hash discards it (SE-040). */
interface DraftStore {
  read: () => SearchDraft;
  /** Whether the draft differs from the search in the address. */
  isChanged: () => boolean;
  change: (part: SearchDraft, over: DraftBase) => void;
  /** Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

const NO_DRAFT: SearchDraft = {};

function createDraftStore(location: LocationAdapter): DraftStore {
  let draft = NO_DRAFT;
  let base: DraftBase = { hash: '', isChanged: false };
  const listeners = new Set<() => void>();
  const read = () => (location.read().hash === base.hash ? draft : NO_DRAFT);
  return {
    read,
    isChanged: () => read() !== NO_DRAFT && base.isChanged,
    change: (part, over) => {
      draft = { ...read(), ...part };
      base = over;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      const followAddress = () => {
        // Discards the draft of another hash for good, so that Back to its hash does not restore it.
        draft = read();
        listener();
      };
      listeners.add(listener);
      const stop = location.subscribe(followAddress);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

const stores = new WeakMap<LocationAdapter, DraftStore>();

/** Store shared by all search boxes of the same location, so that they show the same draft. */
export function draftStoreOf(location: LocationAdapter): DraftStore {
  const store = stores.get(location) ?? createDraftStore(location);
  stores.set(location, store);
  return store;
}

/** The draft for the page's address, and a function that changes it: see `DraftStore`. */
export function useSearchDraft(): [SearchDraft, DraftStore['change']] {
  const { location } = useSabadora();
  const { subscribe, read, change } = draftStoreOf(location);
  return [useSyncExternalStore(subscribe, read, () => NO_DRAFT), change];
}
