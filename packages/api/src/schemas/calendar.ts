import * as z from 'zod/mini';
import { flatDestination } from '../criteriaFields.ts';
import { flag, flow, id, intBetween, isoDay, isoMonth, locale, pax, productId } from '../fields.ts';

/** Number of months per request: 2 on desktop, 4 on mobile, a year at most (SE-099, SE-100). */
const monthLength = intBetween(1, 13);

/** Availability and price of one day (SE-083); `amount` is in cents for the minimum stay (D-112). */
export const dayAvailability = z.object({
  price: z.string(),
  amount: z.int(),
  minLos: z.int(),
  promo: z.nullable(z.int()),
  bestPriceOfTheMonth: z.boolean(),
});

/** Request and response of `hotelAvailabilities`. */
export const hotelAvailabilities = {
  request: z.object({
    id,
    locale,
    ...pax,
    /** Limits days and prices to one offer, as its own page shows them. @default all offers */
    offerId: z.optional(productId),
    month: isoMonth,
    length: z._default(monthLength, 2),
    withAvailability: z._default(flag, true),
  }),
  response: z.object({ availabilities: z.record(z.string(), z.nullable(dayAvailability)) }),
};

/** Request and response of `hotelCheckoutNights`. */
export const hotelCheckoutNights = {
  request: z.object({ id, locale, checkin: isoDay, ...pax }),
  response: z.array(z.int()),
};

/** Request and response of `packageCheckoutNights`. */
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

/** Request and response of `calendarPrices`. */
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

/** Availability and price of one day (SE-083); `amount` is in cents for the minimum stay (D-112). */
export type DayAvailabilityData = z.output<typeof dayAvailability>;
