import { FLOWS, isIsoDay, LOCALES, PRODUCT_ID_REQUIRED, SECRET_TOKEN } from '@sabadora/domain';
import * as z from 'zod/mini';

/**
 * Fields of the request schemas. Each accepts the typed value (of a JSON body) or its text (of a query string), so
 * that GET and POST share one schema per call.
 */

const numeric = z.pipe(
  z.string().check(z.regex(/^-?\d{1,12}(\.\d{1,20})?$/, 'must be a number')),
  z.transform((text: string) => Number(text)),
);

/** A number between `min` and `max`, both included. */
export function numberBetween(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), numeric], `must be a number from ${min} to ${max}`),
    z.number().check(z.minimum(min), z.maximum(max)),
  );
}

/** A whole number between `min` and `max`, both included. */
export function intBetween(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), numeric], `must be a whole number from ${min} to ${max}`),
    z.int(`must be a whole number from ${min} to ${max}`).check(z.minimum(min), z.maximum(max)),
  );
}

const ID_MAX = 2_147_483_647;

/** Ids are positive 32-bit integers. */
export const id = intBetween(1, ID_MAX);

/** Id of the product whose days are requested; a refused value has the message `PRODUCT_ID_REQUIRED` (PR-041). */
export const productId = z.pipe(
  z.union([z.number(), numeric], PRODUCT_ID_REQUIRED),
  z.int(PRODUCT_ID_REQUIRED).check(z.minimum(1, PRODUCT_ID_REQUIRED), z.maximum(ID_MAX, PRODUCT_ID_REQUIRED)),
);

/** An amount in whole cents. */
export const cents = intBetween(0, 100_000_000);

/** A boolean, or its text "true" or "false" from a query. */
export const flag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false'])], 'must be true or false'),
  z.transform((value: boolean | 'true' | 'false') => value === true || value === 'true'),
);

/** A day as `YYYY-MM-DD` that exists in the calendar. */
export const isoDay = z
  .string('must be a day as YYYY-MM-DD')
  .check(
    z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD'),
    z.refine(isIsoDay, 'must be a day that exists'),
  );

/** A month as `YYYY-MM`. */
export const isoMonth = z
  .string('must be a month as YYYY-MM')
  .check(z.regex(/^(?!0000)\d{4}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM'));

/** Locale of a market. */
export const locale = z.enum(LOCALES, `must be one of ${LOCALES.join(', ')}`);

/** Flow of a search. */
export const flow = z.enum(FLOWS, `must be one of ${FLOWS.join(', ')}`);

/** Short codes such as hotel types: letters, digits, dash and underscore. */
export const code = z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be a code of letters, digits, - and _'));

/** Largest number of items in a list of a request. */
const LIST_MAX = 200;

/** A list, or a text with its items joined by commas. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.array(z.unknown())], 'must be a list'),
      z.transform((value: string | unknown[]) =>
        typeof value === 'string' ? value.split(',').filter((part) => part !== '') : value,
      ),
    ),
    z.array(item).check(z.maxLength(LIST_MAX)),
  );
}

/** The party, under its flat names in requests (SE-030). */
export const pax = {
  adult: z._default(intBetween(1, 20), 2),
  child: z._default(intBetween(0, 10), 0),
  baby: z._default(intBetween(0, 10), 0),
};

/** Token of a link in an e-mail; never to be logged. */
export const secretToken = z.string('must be a token').check(z.regex(SECRET_TOKEN, 'must be a token'));
