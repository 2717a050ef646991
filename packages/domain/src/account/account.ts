import { patchQuery } from '../address/query.ts';
import { isHostShared, type Locale } from '../market/market.ts';
import { isSecretToken } from './secretToken.ts';

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
export const SIGN_IN_REFS = ['sent', 'expired', 'signed-out', 'deleted', 'again'] as const;
/** The result of signing in or out: one of `SIGN_IN_REFS`. */
export type SignInRef = (typeof SIGN_IN_REFS)[number];

/** What was changed in a profile just now, as the address of its page says it. */
export const PROFILE_REFS = ['saved', 'passkey-added', 'passkey-renamed', 'passkey-removed'] as const;
/** What was changed in a profile: one of `PROFILE_REFS`. */
export type ProfileRef = (typeof PROFILE_REFS)[number];

/** Minutes for which the link of an e-mail signs in. */
export const SIGN_IN_MINUTES = 30;

/**
 * Minutes after signing in for which an account may be deleted and a passkey added: long enough to read what deletion means,
 * too short for a device that somebody left unlocked. Afterwards whoever it is signs in once more.
 */
export const RECENT_SIGN_IN_MINUTES = 10;

/** Passkeys of an account at most. */
export const PASSKEYS_MAX = 20;

/** Characters of the name of a passkey at most. */
export const PASSKEY_NAME_MAX = 60;

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

/** The account of a request's cookies; undefined unless both are there (CH-131, CH-133). */
export function readAccountState(
  cookies: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): AccountState | undefined {
  const names = accountCookies(isSecure);
  const userAccountId = cookies[names.userAccountId] ?? '';
  const accessToken = cookies[names.accessToken] ?? '';
  return ID.test(userAccountId) && isSecretToken(accessToken) ? { userAccountId, accessToken } : undefined;
}

/** A path of this site that somebody wanted to see before signing in; undefined for anything else. */
export function originPath(text: string | undefined): string | undefined {
  // A second slash, or a backslash, would begin a host.
  return text !== undefined && text.length <= 500 && /^\/(?![/\\])[\w\-./~%?=&;,+#]*$/.test(text)
    ? text
    : undefined;
}

/** A path of this site, with its query and hash, in a market: where markets share a host, the address has the locale. */
function pathWithLocale(locale: Locale, href: string): string {
  if (!isHostShared(locale)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  return `${path}?${patchQuery(query, { locale })}${hash}`;
}

/** A page of the account, or another path to go on to, in a market; where markets share a host, the address has the locale. */
export function accountHref(
  locale: Locale,
  path: string,
  query: Readonly<Partial<Record<'ref' | 'token' | 'origin', string>>> = {},
): string {
  const text = patchQuery('', query);
  const href = pathWithLocale(locale, path);
  if (text === '') return href;
  return `${href}${href.includes('?') ? '&' : '?'}${text}`;
}
