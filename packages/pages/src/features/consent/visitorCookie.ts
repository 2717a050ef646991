import type { VisitorCookie } from '@sabadora/domain';

/** The cookie with the id of a visitor who consented: the server assigns variations of experiments by it (CH-181). */
const COOKIE = 'sabadora-visitor' satisfies VisitorCookie;

/** Sets the cookie; no attributes but the path for one that ends. */
export function writeVisitorCookie(value: string): void {
  try {
    document.cookie = `${COOKIE}=${value}; Path=/`;
  } catch {
    // A document without an origin has no cookies: its visitor sees no variations.
  }
}

/** Removes the cookie: without consent the server gets no visitor id. */
export function removeVisitorCookie(): void {
  writeVisitorCookie('; Max-Age=0');
}
