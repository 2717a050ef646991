import type { StoredKey } from '@sabadora/domain';
import {
  ApiError,
  cancelBooking,
  lookupBooking,
  readBooking,
  type Booking,
  type BookingKey,
} from '@sabadora/api';
import { useCallback, useState } from 'react';
import { useQuery } from '../query/useQuery.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import { useIsHydrated } from '../useIsHydrated.ts';

/** Result of a lookup. */
export type FindResult =
  | 'found'
  /** No booking has that number and e-mail. */
  | 'unknown'
  /** Too many lookups came from this network address; retry after a minute. */
  | 'tooMany'
  | 'failed';

/** Result of a change to a booking. */
export type BookingChange =
  | 'done'
  /** The state of the booking had changed; it was requested again. */
  | 'changed'
  /** The lookup has expired. */
  | 'over'
  | 'failed';

/** The booking that was looked up in this tab. */
export interface BookingState {
  status:
    /** Whether a booking was looked up in this tab is not known yet: on the server and in the first render. */
    | 'unknown'
    /** No booking is looked up. */
    | 'none'
    | 'loading'
    | 'failed'
    | 'ready';
  /** The booking; undefined unless `status` is "ready". */
  booking: Booking | undefined;
  /** Whether the lookup has expired: the booking has to be looked up again. */
  isOver: boolean;
  /** Token that proves the lookup to the gateway. */
  access: string | undefined;
  find: (key: BookingKey) => Promise<FindResult>;
  /** Requests the booking again. */
  refresh: () => Promise<BookingChange>;
  /** Cancels the booking for the refund that was shown. */
  cancel: () => Promise<BookingChange>;
  /** Closes the booking, and removes it from the tab's storage. */
  forget: () => void;
}

const readAccessText = (text: string | null): string | null => {
  try {
    const access: unknown = text === null ? null : JSON.parse(text);
    return typeof access === 'string' ? access : null;
  } catch {
    return null;
  }
};

const statusOfError = (error: unknown) => (error instanceof ApiError ? error.status : undefined);

/**
 * Opens a booking that needs no lookup, e.g. a trip of an account: the page of bookings then shows it in this tab.
 */
export function useOpenBooking(): (access: string) => void {
  const [, setAccess] = useStoredValue('booking' satisfies StoredKey, readAccessText, 'session');
  return useCallback((access) => setAccess(() => access), [setAccess]);
}

/**
 * A booking that was looked up by its number and e-mail. It stays open when the tab is reloaded, until the lookup
 * expires.
 *
 * Amounts are whole cents. No function rejects: each resolves with its result, and failures are reported to the
 * provider's `onError`.
 */
export function useBooking(): BookingState {
  const { api, onError } = useSabadora();
  const isReady = useIsHydrated();
  const [access, setAccess] = useStoredValue('booking' satisfies StoredKey, readAccessText, 'session');
  const [held, setHeld] = useState<{ access: string; booking: Booking }>();
  const [isOver, setOver] = useState(false);
  const isHeld = held !== undefined && held.access === access;
  const query = useQuery(isReady && access !== null && !isHeld ? `booking ${access}` : null, (signal) =>
    api.send(readBooking, { access: access ?? '' }, { signal }),
  );
  const booking = isHeld ? held.booking : query.data;
  const hasLapsed = query.status === 'error' && statusOfError(query.error) === 404;

  const find = useCallback(
    async (key: BookingKey): Promise<FindResult> => {
      try {
        const found = await api.send(lookupBooking, key);
        setHeld(found);
        setAccess(() => found.access);
        setOver(false);
        return 'found';
      } catch (error) {
        const status = statusOfError(error);
        if (status === 404 || status === 400) return 'unknown';
        if (status === 429) return 'tooMany';
        onError(error);
        return 'failed';
      }
    },
    [api, onError, setAccess],
  );

  const attempt = useCallback(
    async (send: (access: string) => Promise<Booking>): Promise<BookingChange> => {
      if (access === null) return 'over';
      try {
        setHeld({ access, booking: await send(access) });
        return 'done';
      } catch (error) {
        const status = statusOfError(error);
        if (status === 409) return 'changed';
        if (status === 404) {
          setOver(true);
          setAccess(() => null);
          return 'over';
        }
        onError(error);
        return 'failed';
      }
    },
    [access, onError, setAccess],
  );
  const refresh = useCallback(() => attempt((of) => api.send(readBooking, { access: of })), [api, attempt]);

  const refund = booking?.refund;
  return {
    status: statusOf({ isReady, hasAccess: access !== null && !hasLapsed, booking, query: query.status }),
    booking: access === null ? undefined : booking,
    isOver: isOver || hasLapsed,
    access: access ?? undefined,
    find,
    refresh,
    cancel: useCallback(async () => {
      const result = await attempt((of) =>
        api.send(cancelBooking, { access: of, expectedRefund: refund ?? 0 }),
      );
      if (result !== 'changed') return result;
      const again = await refresh();
      return again === 'done' ? 'changed' : again;
    }, [api, attempt, refresh, refund]),
    forget: useCallback(() => {
      setHeld(undefined);
      setOver(false);
      setAccess(() => null);
    }, [setAccess]),
  };
}

function statusOf(of: {
  isReady: boolean;
  hasAccess: boolean;
  booking: Booking | undefined;
  query: string;
}): BookingState['status'] {
  if (!of.isReady) return 'unknown';
  if (!of.hasAccess) return 'none';
  if (of.booking) return 'ready';
  return of.query === 'error' ? 'failed' : 'loading';
}
