import type { Position } from '@sabadora/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useKnownPosition, useNamed, type UserLocation } from './useKnownLocation.ts';

/** What came of asking; the last three are why there is no answer, for the caller to word. */
export type UserLocationStatus = 'idle' | 'asking' | 'found' | 'denied' | 'unavailable' | 'timeout';

export interface UserLocationProps {
  /** What a search around the visitor is called. */
  label: string;
  /** Looked up at each question. @default the browser's own */
  geolocation?: () => Pick<Geolocation, 'getCurrentPosition'> | undefined;
  /** Milliseconds until the question is given up, the visitor's permission included. @default 10,000 */
  timeoutMs?: number;
}

export interface UserLocationState {
  status: UserLocationStatus;
  /** Found last, on this page or an earlier one, to about 100 m; undefined on the server and in the first render. */
  location: UserLocation | undefined;
  /**
   * Asks where the visitor is: only ever on their own wish (D-070). Resolves with nothing when it cannot be known
   * or the question was cancelled or asked anew; never rejects.
   */
  ask: () => Promise<UserLocation | undefined>;
  /** Forgets a question that is under way, and what came of the last one. */
  cancel: () => void;
}

const OF_BROWSER = () => (typeof navigator === 'undefined' ? undefined : navigator.geolocation);

const TIMEOUT_MS = 10_000;
/** A position of the last minutes is as good as a new one. */
const MAX_AGE_MS = 300_000;

/** What the codes of the Geolocation specification (§ 8) mean. */
const FAILURES: Readonly<Record<number, UserLocationStatus>> = {
  1: 'denied',
  2: 'unavailable',
  3: 'timeout',
};

/** The visitor's own position, for searches around them (SE-034, SE-084). It is kept, so that a later page can name it. */
export function useUserLocation({
  label,
  geolocation = OF_BROWSER,
  timeoutMs = TIMEOUT_MS,
}: UserLocationProps): UserLocationState {
  const [status, setStatus] = useState<UserLocationStatus>('idle');
  const [position, setPosition] = useKnownPosition();
  const question = useRef<AbortController>(undefined);

  const cancel = useCallback(() => {
    question.current?.abort();
    setStatus('idle');
  }, []);
  useEffect(() => () => question.current?.abort(), []);

  const ask = useCallback(async (): Promise<UserLocation | undefined> => {
    question.current?.abort();
    const controller = new AbortController();
    question.current = controller;
    setStatus('asking');
    const answer = await locate(geolocation(), timeoutMs);
    // Cancelled, asked anew, or the field is gone.
    if (controller.signal.aborted) return undefined;
    if (typeof answer === 'string') {
      setStatus(answer);
      return undefined;
    }
    setStatus('found');
    setPosition(() => answer);
    return { ...answer, label };
  }, [geolocation, label, setPosition, timeoutMs]);

  return { status, location: useNamed(position, label), ask, cancel };
}

/** The position, or why there is none. A browser's own time limit does not count the visitor's thinking about permission. */
async function locate(
  source: Pick<Geolocation, 'getCurrentPosition'> | undefined,
  timeoutMs: number,
): Promise<Position | UserLocationStatus> {
  if (!source) return 'unavailable';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = await new Promise<Position | UserLocationStatus>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs);
    source.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      ({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
      { timeout: timeoutMs, maximumAge: MAX_AGE_MS },
    );
  });
  clearTimeout(timer);
  return answer;
}

/** To about 100 m: all that a search by kilometres needs, and all that an address should tell. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1000) / 1000;
}
