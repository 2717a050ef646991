import type { VisitorCookie } from '../tracking/kept.ts';

/** Cookie with the ids of the banners that a visitor closed. */
export const DISMISSED_COOKIE = 'sabadora-dismissed' satisfies VisitorCookie;

/** Query parameter with the id of a banner to close, where there is no script to do it. */
export const DISMISS_PARAMETER = 'dismiss';

/** Seconds that a closed banner stays closed: 60 days, so that next year's campaign of the same name is seen. */
export const DISMISSED_S = 60 * 86_400;

/** The oldest are forgotten, for a cookie that stays small. */
const KEPT = 12;

/** A kind of content and a key, e.g. "promo-bars:christmas". */
const ID = /^[a-z-]{1,20}:[a-z0-9-]{1,40}$/;

const isId = (text: string) => ID.test(text);

/** What a closed banner is remembered by. */
export function dismissalId(kind: string, key: string): string {
  return `${kind}:${key}`;
}

/** The ids in a cookie, the last closed at the end; what is none is left out. */
export function readDismissed(cookie: string | undefined): string[] {
  return (cookie ?? '').split('.').filter(isId).slice(-KEPT);
}

/** The cookie's text with one more id, at most 12 of them; undefined where `id` is none. */
export function withDismissed(cookie: string | undefined, id: string): string | undefined {
  if (!isId(id)) return undefined;
  const others = readDismissed(cookie).filter((each) => each !== id);
  return [...others, id].slice(-KEPT).join('.');
}
