import type { ApiClient } from '@sabadora/api';
import type { Locale, Now } from '@sabadora/domain';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Address, LocationAdapter } from './address/location.ts';
import { safeStorage, type SafeStorage, type StorageAdapter } from './storage/storage.ts';

/** Values that every hook works with. */
export interface SabadoraContext {
  api: ApiClient;
  locale: Locale;
  /** The day and hour in Europe/Paris when the page was rendered (D-096). */
  now: Now;
  location: LocationAdapter;
  /** Address that the server rendered. Its hash is empty, since browsers do not send the hash. */
  serverAddress: Address;
  storage: SafeStorage;
  /** Storage for this tab alone, until it is closed: form input, a purchase in progress. */
  session: SafeStorage;
  /** Called with each failure that is not shown to the visitor. */
  onError: (error: unknown) => void;
  /** Called with each tracked event of the visitor (CH-184). Never throws. */
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
  /** Parameters of the event, as plain JSON. */
  params: Readonly<Record<string, unknown>>;
}

const Context = createContext<SabadoraContext | null>(null);

export interface SabadoraProviderProps {
  api: ApiClient;
  locale: Locale;
  /** Day and hour of the request. Taken on the server and handed to the browser, so that both render the same. */
  now: Now;
  location: LocationAdapter;
  /** Address that `location` had on the server. @default the current address of `location` */
  serverAddress?: Address;
  /** Returns the visitor's storage; called on each use. @default the browser's local storage */
  storage?: () => StorageAdapter | undefined;
  /** Returns the tab's storage; called on each use. @default the browser's session storage */
  session?: () => StorageAdapter | undefined;
  /** Called with each failure that is not shown to the visitor. @default nothing */
  onError?: (error: unknown) => void;
  /** Called with each tracked event of the visitor (CH-184). @default nothing */
  track?: (event: TrackEvent) => void;
  children?: ReactNode;
}

const localStorageOfWindow = () => (typeof window === 'undefined' ? undefined : window.localStorage);
const sessionStorageOfWindow = () => (typeof window === 'undefined' ? undefined : window.sessionStorage);
const ignore = () => {};

/** Wraps `track` so that its failures never reach the code that calls it (SE-253). */
const swallowing =
  (track: (event: TrackEvent) => void): SabadoraContext['track'] =>
  (event) => {
    try {
      track(event);
    } catch {
      // Tracking is optional.
    }
  };

/**
 * Provides the hooks below it with client, market, clock, address and storage. Its props should keep their identity.
 */
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
 * Context of the nearest provider: client, market, clock, address, storage and error reporting.
 *
 * @throws Error outside a `SabadoraProvider`
 */
export function useSabadora(): SabadoraContext {
  const value = useContext(Context);
  if (value === null) throw new Error('Sabadora hooks need a <SabadoraProvider> above them.');
  return value;
}
