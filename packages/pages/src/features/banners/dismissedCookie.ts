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

/** Keeps a banner closed on the pages to come: the server leaves it out, so that nothing moves. */
export function rememberDismissed(id: string): void {
  const value = withDismissed(cookieNow(), id);
  if (value === undefined) return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${DISMISSED_COOKIE}=${value}; Path=/; Max-Age=${DISMISSED_S}; SameSite=Lax${secure}`;
  } catch {
    // Then it is closed on this page alone.
  }
}
