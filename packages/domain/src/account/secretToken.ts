import { queryValue } from '../address/query.ts';

/** 32 random bytes in hexadecimal, used in links of e-mails and for sessions. Never to be logged. */
export const SECRET_TOKEN = /^[0-9a-f]{64}$/;

/** Whether a text has the format of a secret token. */
export const isSecretToken = (text: string): boolean => SECRET_TOKEN.test(text);

/** The secret token in a query parameter; undefined for any other text. */
export function secretTokenIn(query: string, name: string): string | undefined {
  const token = queryValue(query, name);
  return token !== undefined && isSecretToken(token) ? token : undefined;
}
