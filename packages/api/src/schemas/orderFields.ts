import * as z from 'zod/mini';

/** Names an order, and is all one needs to see it: never to be logged or sent to others. */
export const orderId = z.uuid('must be a UUID');

/** Made anew by the browser for each attempt; the same attempt, sent again, is not done again. */
export const attempt = z.uuid('must be a UUID');

/** A date chosen for an activity: the activity's id, an underscore and the ISO day, as in "812_2026-12-12". */
export const activityDaySelection = z
  .string()
  .check(z.regex(/^\d{1,10}_\d{4}-\d{2}-\d{2}$/, 'must be an activity and its day, as in 812_2026-12-12'));

/** Digits of a card, whoever sends them here by mistake: what looks like one is refused, never kept. */
const CARD_NUMBER = /(?:\d[ -]?){13,19}/;

const withoutCard = z.refine<string>((text) => !CARD_NUMBER.test(text), 'must not hold the number of a card');

/** A text without what looks like the number of a card. */
export const textWithoutCard = z.string().check(withoutCard);

/** What a buyer writes, in the characters that it may have. */
export const note = (maxLength: number) => z.string().check(z.maxLength(maxLength), withoutCard);
