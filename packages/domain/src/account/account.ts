import { patchQuery } from '../address/query.ts';
import { marketOf, type Locale } from '../market/market.ts';

/** Where one signs in; the links of e-mails lead there. */
export const SIGN_IN_PATH = '/account/signin';

/** The pages of an account (CH §2). */
export const ACCOUNT_PATHS = {
  profile: '/account/settings/profile',
  trips: '/account/trips',
  wishlist: '/account/wishlist',
} as const;

/** Names a page of an account. */
export type AccountView = keyof typeof ACCOUNT_PATHS;

/** What has come of signing in or out, as the address of its page says it. */
export const SIGN_IN_REFS = ['sent', 'expired', 'signed-out', 'deleted'] as const;
export type SignInRef = (typeof SIGN_IN_REFS)[number];

/** Minutes for which the link of an e-mail signs in. */
export const SIGN_IN_MINUTES = 30;

/** Who is signed in, as the visitor's cookies say it (CH-133). The gateway alone knows whether it is true. */
export interface AccountState {
  userAccountId: string;
  accessToken: string;
}

/**
 * Names of the cookies of an account. Over https they belong to one host and cannot be set by another; a fresh machine speaks
 * http, over which browsers refuse names that begin with `__Host-`.
 */
export function accountCookies(isSecure: boolean): Record<keyof AccountState, string> {
  const prefix = isSecure ? '__Host-' : '';
  return { accessToken: `${prefix}sabadora-access`, userAccountId: `${prefix}sabadora-account` };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TOKEN = /^[0-9a-f]{64}$/;

/** The account of a request's cookies; undefined unless both are there (CH-131, CH-133). */
export function readAccountState(
  cookies: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): AccountState | undefined {
  const names = accountCookies(isSecure);
  const userAccountId = cookies[names.userAccountId] ?? '';
  const accessToken = cookies[names.accessToken] ?? '';
  return ID.test(userAccountId) && TOKEN.test(accessToken) ? { userAccountId, accessToken } : undefined;
}

/** A path of this site that somebody wanted to see before signing in; undefined for anything else. */
export function originPath(text: string | undefined): string | undefined {
  // A second slash, or a backslash, would begin a host.
  return text !== undefined && text.length <= 500 && /^\/(?![/\\])[\w\-./~%?=&;,+#]*$/.test(text)
    ? text
    : undefined;
}

/** A page of the account in a market; in Belgium the address says the language. */
export function accountHref(
  locale: Locale,
  path: string,
  query: Readonly<Partial<Record<'ref' | 'token' | 'origin', string>>> = {},
): string {
  const isShared = marketOf(locale).country === 'BE';
  const text = patchQuery('', { locale: isShared ? locale : undefined, ...query });
  return text === '' ? path : `${path}?${text}`;
}
