import type { VisitorCookie } from '../tracking/kept.ts';

/** Cookie with the ids of the banners that a visitor closed. */
export const DISMISSED_COOKIE = 'sabadora-dismissed' satisfies VisitorCookie;

/** Query parameter with the id of a banner to close, for browsers without scripts. */
export const DISMISS_PARAMETER = 'dismiss';

/** Seconds for which a banner stays closed: 60 days, so that next year's campaign of the same name is shown. */
export const DISMISSED_S = 60 * 86_400;

/** Largest number of ids in the cookie, so that it stays small; the oldest are dropped. */
const KEPT = 12;

/** A kind of content and a key, e.g. "promo-bars:christmas". */
const ID = /^[a-z-]{1,20}:[a-z0-9-]{1,40}$/;

const isId = (text: string) => ID.test(text);

/** Id under which closing a banner is stored. */
export function dismissalId(kind: string, key: string): string {
  return `${kind}:${key}`;
}

/** Ids in a cookie, the last closed one at the end; invalid ids are left out. */
export function readDismissed(cookie: string | undefined): string[] {
  return (cookie ?? '').split('.').filter(isId).slice(-KEPT);
}

/** Text of the cookie with one more id, at most 12 of them; undefined when `id` is invalid. */
export function withDismissed(cookie: string | undefined, id: string): string | undefined {
  if (!isId(id)) return undefined;
  const others = readDismissed(cookie).filter((each) => each !== id);
  return [...others, id].slice(-KEPT).join('.');
}
