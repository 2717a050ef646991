import { queryValue } from '../address/query.ts';

/** 32 random bytes in hexadecimal: of links in e-mails, and of sessions. Never to be logged. */
export const SECRET_TOKEN = /^[0-9a-f]{64}$/;

/** Whether a text may be such a token. */
export const isSecretToken = (text: string): boolean => SECRET_TOKEN.test(text);

/** The token in a parameter of a query; undefined for anything else. */
export function secretTokenIn(query: string, name: string): string | undefined {
  const token = queryValue(query, name);
  return token !== undefined && isSecretToken(token) ? token : undefined;
}
