import { patchQuery } from '../address/query.ts';
import { isHostShared, type Locale } from '../market/market.ts';
import { isSecretToken } from './secretToken.ts';

/** Path of the sign-in page, to which the links in e-mails lead. */
export const SIGN_IN_PATH = '/account/signin';

/** The pages of an account (CH §2). */
export const ACCOUNT_PATHS = {
  profile: '/account/settings/profile',
  trips: '/account/trips',
  wishlist: '/account/wishlist',
} as const;

/** Name of an account page. */
export type AccountView = keyof typeof ACCOUNT_PATHS;

/** Results of signing in or out, as the `ref` in the address of the page. */
export const SIGN_IN_REFS = ['sent', 'expired', 'signed-out', 'deleted', 'again'] as const;
/** The result of signing in or out: one of `SIGN_IN_REFS`. */
export type SignInRef = (typeof SIGN_IN_REFS)[number];

/** Recent changes of a profile, as the `ref` in the address of the page. */
export const PROFILE_REFS = ['saved', 'passkey-added', 'passkey-renamed', 'passkey-removed'] as const;
/** A change of a profile: one of `PROFILE_REFS`. */
export type ProfileRef = (typeof PROFILE_REFS)[number];

/** Minutes for which the sign-in link of an e-mail is valid. */
export const SIGN_IN_MINUTES = 30;

/**
 * Minutes after signing in during which the account may be deleted and a passkey added: long enough to read what
 * deletion means, but short for a device that is left unlocked. Later the visitor has to sign in again.
 */
export const RECENT_SIGN_IN_MINUTES = 10;

/** Largest number of passkeys per account. */
export const PASSKEYS_MAX = 20;

/** Largest number of characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;

/** The signed-in account according to the visitor's cookies (CH-133), which only the gateway can verify. */
export interface AccountState {
  userAccountId: string;
  accessToken: string;
}

/**
 * Names of an account's cookies. Over https they begin with `__Host-`, so that no other host can set them. A fresh
 * machine uses http, over which browsers refuse such names.
 */
export function accountCookies(isSecure: boolean): Record<keyof AccountState, string> {
  const prefix = isSecure ? '__Host-' : '';
  return { accessToken: `${prefix}sabadora-access`, userAccountId: `${prefix}sabadora-account` };
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The account in a request's cookies; undefined unless both cookies are there (CH-131, CH-133). */
export function readAccountState(
  cookies: Readonly<Record<string, string | undefined>>,
  isSecure: boolean,
): AccountState | undefined {
  const names = accountCookies(isSecure);
  const userAccountId = cookies[names.userAccountId] ?? '';
  const accessToken = cookies[names.accessToken] ?? '';
  return ID.test(userAccountId) && isSecretToken(accessToken) ? { userAccountId, accessToken } : undefined;
}

/** A path of this site that was requested before signing in; undefined for any other text. */
export function originPath(text: string | undefined): string | undefined {
  // A second slash or a backslash would start a host name.
  return text !== undefined && text.length <= 500 && /^\/(?![/\\])[\w\-./~%?=&;,+#]*$/.test(text)
    ? text
    : undefined;
}

/** A path of this site, with query and hash, in a market; includes the locale when the market's host is shared. */
function pathWithLocale(locale: Locale, href: string): string {
  if (!isHostShared(locale)) return href;
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  return `${path}?${patchQuery(query, { locale })}${hash}`;
}

/**
 * Address of an account page or of another path in a market; includes the locale when the market's host is shared.
 */
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
