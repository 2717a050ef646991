import { DISMISSED_COOKIE, DISMISSED_S, readDismissed, withDismissed } from '@sabadora/domain';

const COOKIE = new RegExp(`(?:^|; )${DISMISSED_COOKIE}=([^;]*)`);

function cookieNow(): string | undefined {
  try {
    return COOKIE.exec(document.cookie)?.[1];
  } catch {
    // A document without an origin has no cookies.
    return undefined;
  }
}

/** Whether the visitor has closed a banner, here or in another tab. */
export function isDismissed(id: string): boolean {
  return readDismissed(cookieNow()).includes(id);
}

/** Remembers that a banner was closed, so that the server leaves it out of later pages and nothing shifts. */
export function rememberDismissed(id: string): void {
  const value = withDismissed(cookieNow(), id);
  if (value === undefined) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${DISMISSED_COOKIE}=${value}; Path=/; Max-Age=${DISMISSED_S}; SameSite=Lax${secure}`;
  } catch {
    // The cookie cannot be set: the banner is closed on this page only.
  }
}
