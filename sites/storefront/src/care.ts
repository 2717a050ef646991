import type { RequestFacts } from '@sabadora/site-host/server';

/** Variable that holds the address at which the identity provider signs people in. */
export const LOGIN_URL_VARIABLE = 'CARE_LOGIN_URL';

/**
 * Where customer care signs in; undefined when it is not configured.
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
 * Whether the identity provider's cookie is there (SE-257, CH-189, D-026). Its token is checked by who issued it, in
 * front of the site; here it only chooses what is shown.
 */
export function hasCareToken(cookies: RequestFacts['cookies']): boolean {
  return Boolean(cookies[process.env['CARE_TOKEN_COOKIE'] ?? 'sabadora-care-token']);
}
