import { readObject } from './stored.ts';

/** Milliseconds without activity after which a session is over (ALG-29). */
export const SESSION_IDLE_MS = 30 * 60_000;
/** Pause before a session that is over is looked at again (CH-185, ALG-29). */
export const SEND_RETRY_MS = 150;
/** Further checks before the waiting events are dropped (D-089). */
export const SEND_RETRIES = 4;
/** Pause between two checks for a Google id (CH-186). */
export const GOOGLE_ID_POLL_MS = 1000;
/** Checks for the id before events are sent without it (CH-186). */
export const GOOGLE_ID_POLLS = 5;

/** One sitting of a visitor, in milliseconds since 1970. */
export interface VisitSession {
  startMs: number;
  lastActivityMs: number;
}

/** Whether the session goes on: something was done at most 30 minutes ago (CH-185, ALG-29). */
export function isSessionValid({ lastActivityMs }: VisitSession, nowMs: number): boolean {
  return nowMs - lastActivityMs <= SESSION_IDLE_MS;
}

/** The session after the visitor did something: the same one, or a new one when it was over. */
export function touchSession(session: VisitSession | undefined, nowMs: number): VisitSession {
  const startMs = session && isSessionValid(session, nowMs) ? session.startMs : nowMs;
  return { startMs, lastActivityMs: nowMs };
}

/** A session as it was stored; undefined for any other text. */
export function readSession(text: string | null): VisitSession | undefined {
  const value = readObject(text);
  const { startMs, lastActivityMs } = value;
  return typeof startMs === 'number' && typeof lastActivityMs === 'number'
    ? { startMs, lastActivityMs }
    : undefined;
}

/**
 * What becomes of events that are to be sent (ALG-29).
 *
 * @param retries looks after the first one, from 0
 */
export function sendStep(isValid: boolean, retries: number): 'send' | 'wait' | 'drop' {
  if (isValid) return 'send';
  return retries < SEND_RETRIES ? 'wait' : 'drop';
}
