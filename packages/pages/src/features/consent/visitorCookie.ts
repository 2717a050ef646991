import type { VisitorCookie } from '@sabadora/domain';

/** Cookie with the id of a visitor who consented: the server assigns variations of experiments by it (CH-181). */
const COOKIE = 'sabadora-visitor' satisfies VisitorCookie;

/**
 * Sets the cookie.
 *
 * @param value Value, with further attributes if needed; the path is added.
 */
export function writeVisitorCookie(value: string): void {
  try {
    document.cookie = `${COOKIE}=${value}; Path=/`;
  } catch {
    // A document without an origin has no cookies, so its visitor gets no variations.
  }
}

/** Removes the cookie, so that without consent the server gets no visitor id. */
export function removeVisitorCookie(): void {
  writeVisitorCookie('; Max-Age=0');
}
