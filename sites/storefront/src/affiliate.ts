import type { VisitorCookie } from '@sabadora/domain';
import type { RequestFacts } from '@sabadora/site-host/server';

/** Cookie with the partner who sent the visitor, from `?affiliate=`; kept until the browser is closed (CH-136). */
const COOKIE = 'sabadora-affiliate' satisfies VisitorCookie;
const PARAMETER = 'affiliate';

const ID = /^[\w-]{1,40}$/;

/** Ids of partners whose visitors do not get the newsletter modal (CH-105, D-076). */
const skipped = () => new Set((process.env['EMAIL_MODAL_SKIPS'] ?? '').split(',').map((id) => id.trim()));

/** Whether a visitor may get the newsletter modal, and the cookie with the partner who sent them. */
export function readAffiliate({ url, query, cookies }: Pick<RequestFacts, 'url' | 'query' | 'cookies'>): {
  asksForEmail: boolean;
  setCookies: string[];
} {
  const named = query.get(PARAMETER) ?? '';
  const isNamed = ID.test(named);
  const id = isNamed ? named : cookies[COOKIE];
  const secure = url.protocol === 'https:' ? '; Secure' : '';
  return {
    asksForEmail: id === undefined || !skipped().has(id),
    setCookies: isNamed ? [`${COOKIE}=${named}; Path=/; HttpOnly; SameSite=Lax${secure}`] : [],
  };
}
