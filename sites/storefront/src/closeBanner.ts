import { DISMISS_PARAMETER, DISMISSED_COOKIE, DISMISSED_S, withDismissed } from '@sabadora/domain';
import type { Redirect, RequestFacts } from '@sabadora/site-host/server';

/**
 * Closes a banner for a visitor without JavaScript, whose browser sends the banner's id with the page's address:
 * redirects to that address, with a cookie that hides the banner. Undefined when there is nothing to close.
 */
export function closeBanner({ url, query, cookies }: RequestFacts): Redirect | undefined {
  const id = query.get(DISMISS_PARAMETER);
  const value = id === null ? undefined : withDismissed(cookies[DISMISSED_COOKIE], id);
  if (value === undefined) return undefined;
  const rest = new URLSearchParams(query);
  rest.delete(DISMISS_PARAMETER);
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return {
    redirect: rest.size === 0 ? url.pathname : `${url.pathname}?${rest.toString()}`,
    setCookies: [`${DISMISSED_COOKIE}=${value}; Path=/; Max-Age=${DISMISSED_S}; SameSite=Lax${secure}`],
  };
}
