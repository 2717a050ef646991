import type { RequestFacts } from '@sabadora/site-host/server';

/** Environment variable with the address of the identity provider's sign-in. */
export const LOGIN_URL_VARIABLE = 'CARE_LOGIN_URL';

/**
 * Address at which customer care signs in; undefined when it is not configured.
 *
 * @throws Error when the variable holds no http address.
 */
export function careLoginUrl(): string | undefined {
  const text = process.env[LOGIN_URL_VARIABLE] ?? '';
  if (text === '') return undefined;
  const url = URL.parse(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new Error(`${LOGIN_URL_VARIABLE}: "${text}" is not an http address.`);
  return url.href;
}

/**
 * Whether the request has the identity provider's cookie (SE-257, CH-189, D-026). The identity provider checks its
 * token in front of the site; here the cookie only decides what is shown.
 */
export function hasCareToken(cookies: RequestFacts['cookies']): boolean {
  return Boolean(cookies[process.env['CARE_TOKEN_COOKIE'] ?? 'sabadora-care-token']);
}
