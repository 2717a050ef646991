import type { Destination, DistanceBounds, Party, RecentDestination, StayDates } from '@sabadora/domain';
import { useSyncExternalStore } from 'react';
import type { LocationAdapter } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import type { UserLocation } from '../destination/useKnownLocation.ts';

/** What was changed in a search box and not searched yet. */
export interface SearchDraft {
  /** Null is anywhere; undefined keeps that of the address. */
  destination?: Destination | RecentDestination | UserLocation | null;
  /** How far from the destination; undefined leaves it to the destination (SE-034, SE-049). */
  distance?: DistanceBounds;
  /** Undefined keeps that of the address. */
  theme?: number | null;
  dates?: StayDates | null;
  party?: Party;
}

/** What a draft is a change of. */
interface DraftBase {
  /** The hash that the draft belongs to. */
  hash: string;
  /** Whether the draft with this change is another search than that of the address. */
  isChanged: boolean;
}

/** The draft over one address. A change of the hash, whoever makes it, discards it (SE-040). */
interface DraftStore {
  read: () => SearchDraft;
  /** Whether the draft is another search than that of the address. */
  isChanged: () => boolean;
  change: (part: SearchDraft, over: DraftBase) => void;
  /** Returns how to stop. */
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
        // Discarded, also when Back leads to the hash that it was made over.
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

/** The same for every search box over the same address: what one changes, the other shows. */
export function draftStoreOf(location: LocationAdapter): DraftStore {
  const store = stores.get(location) ?? createDraftStore(location);
  stores.set(location, store);
  return store;
}

/** The draft over the page's address, and how to add to it: see `DraftStore`. */
export function useSearchDraft(): [SearchDraft, DraftStore['change']] {
  const { location } = useSabadora();
  const { subscribe, read, change } = draftStoreOf(location);
  return [useSyncExternalStore(subscribe, read, () => NO_DRAFT), change];
}
