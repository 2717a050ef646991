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

/** The result of looking a booking up. */
export type FindResult =
  | 'found'
  /** There is none of that number and e-mail. */
  | 'unknown'
  /** Too many were tried from here; a minute later more may be. */
  | 'tooMany'
  | 'failed';

/** The result of changing a booking. */
export type BookingChange =
  | 'done'
  /** Its state was no longer the one shown; it was read again. */
  | 'changed'
  /** It was looked up too long ago. */
  | 'over'
  | 'failed';

/** The booking that this tab has looked up. */
export interface BookingState {
  status:
    /** It is not known whether this tab has looked a booking up: on the server and in the first render. */
    | 'unknown'
    /** None is looked up. */
    | 'none'
    | 'loading'
    | 'failed'
    | 'ready';
  /** Undefined unless `status` is "ready". */
  booking: Booking | undefined;
  /** A booking was looked up, too long ago: it has to be looked up again. */
  isOver: boolean;
  /** Proves to the gateway that the booking was looked up. */
  access: string | undefined;
  find: (key: BookingKey) => Promise<FindResult>;
  /** Reads the booking anew. */
  refresh: () => Promise<BookingChange>;
  /** Cancels the booking for the refund that was shown. */
  cancel: () => Promise<BookingChange>;
  /** Leaves the booking, and removes it from the tab's storage. */
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

/** Opens a booking that needs no lookup: the page of bookings shows it in this tab. */
export function useOpenBooking(): (access: string) => void {
  const [, setAccess] = useStoredValue('booking' satisfies StoredKey, readAccessText, 'session');
  return useCallback((access) => setAccess(() => access), [setAccess]);
}

/**
 * A booking that is looked up by its number and e-mail; a reload of the tab keeps it for a while.
 *
 * Amounts are whole cents. No function rejects: each resolves with its result, failures are reported to the
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
