import { ApiError } from '@sabadora/api';

/** Why a passkey failed. Browsers do not report whether the visitor cancelled or the device has no passkey. */
export type PasskeyFault = 'cancelled' | 'timeout' | 'registered' | 'unknown' | 'tooMany' | 'failed';

/** Milliseconds after which the browser's own timeout may have ended the request; the options set five minutes. */
const TIMEOUT_MS = 290_000;

/** Why a passkey failed, from the error of `ceremonies.ts` and the time since the request. */
export function passkeyFault(error: unknown, elapsedMs: number): PasskeyFault {
  if (error instanceof ApiError) {
    if (error.status === 429) return 'tooMany';
    if (error.status === 409) return 'registered';
    return error.status === 400 || error.status === 404 ? 'unknown' : 'failed';
  }
  switch (error instanceof Error ? error.name : '') {
    case 'InvalidStateError':
      return 'registered';
    case 'NotAllowedError':
    case 'AbortError':
    case 'ConstraintError':
      return elapsedMs >= TIMEOUT_MS ? 'timeout' : 'cancelled';
    default:
      return 'failed';
  }
}
