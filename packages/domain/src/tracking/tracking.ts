import { readObject } from './stored.ts';

/** Milliseconds without activity after which a session ends (ALG-29). */
export const SESSION_IDLE_MS = 30 * 60_000;
/** Milliseconds before an ended session is checked again (CH-185, ALG-29). */
export const SEND_RETRY_MS = 150;
/** Number of further checks before the waiting events are dropped (D-089). */
export const SEND_RETRIES = 4;
/** Milliseconds between two checks for a Google id (CH-186). */
export const GOOGLE_ID_POLL_MS = 1000;
/** Number of checks for the id before events are sent without it (CH-186). */
export const GOOGLE_ID_POLLS = 5;

/** A session of a visitor, in milliseconds since 1970. */
export interface VisitSession {
  startMs: number;
  lastActivityMs: number;
}

/** Whether a session is valid: the last activity was at most 30 minutes ago (CH-185, ALG-29). */
export function isSessionValid({ lastActivityMs }: VisitSession, nowMs: number): boolean {
  return nowMs - lastActivityMs <= SESSION_IDLE_MS;
}

/** The session after an activity of the visitor: the same one, or a new one when it had ended. */
export function touchSession(session: VisitSession | undefined, nowMs: number): VisitSession {
  const startMs = session && isSessionValid(session, nowMs) ? session.startMs : nowMs;
  return { startMs, lastActivityMs: nowMs };
}

/** Parses a stored session; undefined for any other text. */
export function readSession(text: string | null): VisitSession | undefined {
  const value = readObject(text);
  const { startMs, lastActivityMs } = value;
  return typeof startMs === 'number' && typeof lastActivityMs === 'number'
    ? { startMs, lastActivityMs }
    : undefined;
}

/**
 * Whether to send events now, to wait, or to drop them (ALG-29).
 *
 * @param retries number of checks after the first one
 */
export function sendStep(isValid: boolean, retries: number): 'send' | 'wait' | 'drop' {
  if (isValid) return 'send';
  return retries < SEND_RETRIES ? 'wait' : 'drop';
}
