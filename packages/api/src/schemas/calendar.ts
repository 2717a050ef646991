import * as z from 'zod/mini';
import { flatDestination } from '../criteriaFields.ts';
import { flag, flow, id, intBetween, isoDay, isoMonth, locale, pax, productId } from '../fields.ts';

/** Months per request: 2 on desktop, 4 on mobile, a year at most (SE-099, SE-100). */
const monthLength = intBetween(1, 13);

/** What is known of one day (SE-083); `amount` is cents for the minimum stay (D-112). */
export const dayAvailability = z.object({
  price: z.string(),
  amount: z.int(),
  minLos: z.int(),
  promo: z.nullable(z.int()),
  bestPriceOfTheMonth: z.boolean(),
});

/** What `hotelAvailabilities` takes and returns. */
export const hotelAvailabilities = {
  request: z.object({
    id,
    locale,
    ...pax,
    /** Days and prices of this offer of the hotel alone, as its own page shows them. @default all offers */
    offerId: z.optional(productId),
    month: isoMonth,
    length: z._default(monthLength, 2),
    withAvailability: z._default(flag, true),
  }),
  response: z.object({ availabilities: z.record(z.string(), z.nullable(dayAvailability)) }),
};

/** What `hotelCheckoutNights` takes and returns. */
export const hotelCheckoutNights = {
  request: z.object({ id, locale, checkin: isoDay, ...pax }),
  response: z.array(z.int()),
};

/** What `packageCheckoutNights` takes and returns. */
export const packageCheckoutNights = {
  request: z.object({
    id: productId,
    locale,
    checkin: isoDay,
    ...pax,
    multiOffer: z._default(flag, true),
    client: z._default(z.string().check(z.maxLength(20)), 'msite'),
    minisite: z.optional(id),
    length: z.optional(intBetween(1, 30)),
  }),
  response: z.array(z.int()),
};

/** What `calendarPrices` takes and returns. */
export const calendarPrices = {
  request: z.object({
    locale,
    flow: z._default(flow, 'booking'),
    ...flatDestination,
    theme: z.optional(id),
    ...pax,
    month: isoMonth,
    length: z._default(monthLength, 2),
  }),
  response: z.object({ prices: z.record(z.string(), z.int()) }),
};

/** What is known of one day (SE-083); `amount` is cents for the minimum stay (D-112). */
export type DayAvailabilityData = z.output<typeof dayAvailability>;
