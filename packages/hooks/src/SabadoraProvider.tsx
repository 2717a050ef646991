import type { ApiClient } from '@sabadora/api';
import type { Locale, Now } from '@sabadora/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Address, LocationAdapter } from './address/location.ts';
import { safeStorage, type SafeStorage, type StorageAdapter } from './storage/storage.ts';

/** What every hook works with. */
export interface SabadoraContext {
  api: ApiClient;
  locale: Locale;
  /** The day and hour in Europe/Paris when the page was rendered (D-096). */
  now: Now;
  location: LocationAdapter;
  /** The address that the server rendered: its hash is empty, since no hash reaches a server. */
  serverAddress: Address;
  storage: SafeStorage;
  /** What is kept for this tab alone, until it is closed: what was typed into forms, a purchase under way. */
  session: SafeStorage;
  /** Called with each failure that is not shown to the visitor. */
  onError: (error: unknown) => void;
  /** Called with each event of the visitor (CH-184). Never throws. */
  track: (event: TrackEvent) => void;
}

/** Something that a visitor did or was shown (CH-184). */
export interface TrackEvent {
  name:
    | 'view_item_list'
    | 'select_item'
    | 'view_item'
    | 'add_to_cart'
    | 'personalization_item'
    | 'wallet_failed';
  /** Plain JSON. */
  params: Readonly<Record<string, unknown>>;
}

const Context = createContext<SabadoraContext | null>(null);

export interface SabadoraProviderProps {
  api: ApiClient;
  locale: Locale;
  /** Taken once per request on the server and handed to the browser, so that both render the same. */
  now: Now;
  location: LocationAdapter;
  /** What `location` read on the server. @default what `location` reads now */
  serverAddress?: Address;
  /** Called on each use. @default the browser's local storage */
  storage?: () => StorageAdapter | undefined;
  /** Called on each use. @default the browser's session storage */
  session?: () => StorageAdapter | undefined;
  /** @default nothing */
  onError?: (error: unknown) => void;
  /** @default nothing */
  track?: (event: TrackEvent) => void;
  children?: ReactNode;
}

const localStorageOfWindow = () => (typeof window === 'undefined' ? undefined : window.localStorage);
const sessionStorageOfWindow = () => (typeof window === 'undefined' ? undefined : window.sessionStorage);
const ignore = () => {};

/** A failure of tracking never reaches the code that tracks (SE-253). */
const swallowing =
  (track: (event: TrackEvent) => void): SabadoraContext['track'] =>
  (event) => {
    try {
      track(event);
    } catch {
      // Tracking is optional.
    }
  };

/** Gives the hooks below it their client, market, clock, address and storage. Its props should keep their identity. */
export function SabadoraProvider({
  api,
  locale,
  now,
  location,
  serverAddress,
  storage = localStorageOfWindow,
  session = sessionStorageOfWindow,
  onError = ignore,
  track = ignore,
  children,
}: SabadoraProviderProps) {
  const value = useMemo(
    () => ({
      api,
      locale,
      now,
      location,
      serverAddress: serverAddress ?? location.read(),
      storage: safeStorage(storage),
      session: safeStorage(session),
      onError,
      track: swallowing(track),
    }),
    [api, locale, now, location, serverAddress, storage, session, onError, track],
  );
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/**
 * What the hooks work with: client, market, clock, address, storage and reports of the nearest provider.
 *
 * @throws Error outside a `SabadoraProvider`
 */
export function useSabadora(): SabadoraContext {
  const value = useContext(Context);
  if (value === null) throw new Error('Sabadora hooks need a <SabadoraProvider> above them.');
  return value;
}
