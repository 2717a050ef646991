import type { Position } from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKnownPosition, useNamed, type UserLocation } from './useKnownLocation.ts';

/** State of the request; the last three say why there is no position, and the caller words them. */
export type UserLocationStatus = 'idle' | 'locating' | 'found' | 'denied' | 'unavailable' | 'timeout';

export interface UserLocationProps {
  /** Name of a search around the visitor, e.g. "Around me". */
  label: string;
  /** Returns the geolocation API; called for each request. @default the browser's own */
  geolocation?: () => Pick<Geolocation, 'getCurrentPosition'> | undefined;
  /** Milliseconds until the request fails with 'timeout', including the time to grant permission. @default 10,000 */
  timeoutMs?: number;
}

/** The visitor's position, and the status of locating it. */
export interface UserLocationState {
  status: UserLocationStatus;
  /**
   * Last position found on this page or an earlier one, to about 100 m; undefined on the server and in the first
   * render.
   */
  location: UserLocation | undefined;
  /**
   * Requests the visitor's position; call it only when the visitor wants that (D-070). Resolves with undefined when
   * there is no position, or when the request was cancelled or replaced by another; never rejects.
   */
  locate: () => Promise<UserLocation | undefined>;
  /** Cancels the request in flight, and resets `status` to 'idle'. */
  cancel: () => void;
}

const OF_BROWSER = () => (typeof navigator === 'undefined' ? undefined : navigator.geolocation);

const TIMEOUT_MS = 10_000;
/** Largest age of a position that the browser may reuse: five minutes. */
const MAX_AGE_MS = 300_000;

/** Meaning of the error codes in the Geolocation specification (§ 8). */
const FAILURES: Readonly<Record<number, UserLocationStatus>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/**
 * The visitor's own position, for searches around it (SE-034, SE-084). It is stored, so that later pages can use it.
 *
 * A refusal by the browser is a status ("denied", "timeout" …); `locate` never rejects.
 */
export function useUserLocation({
  label,
  geolocation = OF_BROWSER,
  timeoutMs = TIMEOUT_MS,
}: UserLocationProps): UserLocationState {
  const [status, setStatus] = useState<UserLocationStatus>('idle');
  const [position, setPosition] = useKnownPosition();
  const request = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    request.current?.abort();
    setStatus('idle');
  }, []);
  useEffect(() => () => request.current?.abort(), []);

  const locate = useCallback(async (): Promise<UserLocation | undefined> => {
    request.current?.abort();
    const controller = new AbortController();
    request.current = controller;
    setStatus('locating');
    const result = await currentPosition(geolocation(), timeoutMs);
    // The request was cancelled, replaced by another, or its component unmounted.
    if (controller.signal.aborted) return undefined;
    if (typeof result === 'string') {
      setStatus(result);
      return undefined;
    }
    setStatus('found');
    setPosition(() => result);
    return { ...result, label };
  }, [geolocation, label, setPosition, timeoutMs]);

  return { status, location: useNamed(position, label), locate, cancel };
}

/**
 * Requests the position, or resolves with the reason why there is none. The browser's own timeout starts only once
 * the visitor has decided about the permission.
 */
async function currentPosition(
  source: Pick<Geolocation, 'getCurrentPosition'> | undefined,
  timeoutMs: number,
): Promise<Position | UserLocationStatus> {
  if (!source) return 'unavailable';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const result = await new Promise<Position | UserLocationStatus>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs);
    source.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
      { timeout: timeoutMs, maximumAge: MAX_AGE_MS },
    );
  });
  clearTimeout(timer);
  return result;
}

/** Rounds to about 100 m: enough for a search by kilometres, and not too precise for an address. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
