import * as z from 'zod/mini';

/** Id of an order, which gives access to it: never to be logged or sent to others. */
export const orderId = z.uuid('must be a UUID');

/** Idempotency key: the browser creates one per attempt, and a repeated attempt has no further effect. */
export const attempt = z.uuid('must be a UUID');

/** Day chosen for an activity: the activity's id, an underscore and the ISO day, as in "812_2026-12-12". */
export const activityDaySelection = z
  .string()
  .check(z.regex(/^\d{1,10}_\d{4}-\d{2}-\d{2}$/, 'must be an activity and its day, as in 812_2026-12-12'));

/** Matches the number of a payment card: a text in which someone entered one by mistake is refused, never stored. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;

const withoutCard = z.refine<string>((text) => !CARD_NUMBER.test(text), 'must not hold the number of a card');

/** A text that contains no card number. */
export const textWithoutCard = z.string().check(withoutCard);

/** A text of the buyer with a limited length and without a card number. */
export const note = (maxLength: number) => z.string().check(z.maxLength(maxLength), withoutCard);
