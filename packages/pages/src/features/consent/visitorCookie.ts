/** Tells the server the id of a visitor who consented, for their variations of experiments (CH-181). */
const COOKIE = 'sabadora-visitor';

/** Sets the cookie; no attributes but the path for one that ends. */
export function writeVisitorCookie(value: string): void {
  try {
    document.cookie = `${COOKIE}=${value}; Path=/`;
  } catch {
    // A document without an origin has no cookies: its visitor sees no variations.
  }
}

/** Without consent the server is told nothing. */
export function untellVisitor(): void {
  writeVisitorCookie('; Max-Age=0');
}
