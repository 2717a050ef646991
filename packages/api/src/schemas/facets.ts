import { FACET_PROPERTIES, SORT_VALUES } from '@sabadora/domain';
import * as z from 'zod/mini';
import { flatDestination, listFields } from '../criteriaFields.ts';
import { cents, flag, flow, id, intBetween, isoDay, listOf, locale, numberBetween, pax } from '../fields.ts';

/** Search criteria under their flat names (D-014, D-015, SE-142…SE-147). */
export const facetsRequest = z.object({
  locale,
  flow: z._default(flow, 'booking'),
  ...flatDestination,
  checkin: z.optional(isoDay),
  night: z.optional(intBetween(1, 30)),
  ...pax,
  theme: z.optional(id),
  ...listFields('flat', 'hotel'),
  ...listFields('flat', 'offer'),
  minHotelReviewScore: z.optional(numberBetween(0, 10)),
  priceMin: z.optional(cents),
  priceMax: z.optional(cents),
  singleVoucherPriceMin: z.optional(cents),
  singleVoucherPriceMax: z.optional(cents),
  petsAllowed: z.optional(flag),
  orderBy: z._default(z.enum(SORT_VALUES), 'priceQuality'),
  withNames: z._default(flag, true),
  propertiesRequested: z._default(listOf(z.enum(FACET_PROPERTIES)), [...FACET_PROPERTIES]),
});

/**
 * One value with the number of hotels (in the activity flow, of activities) that would remain if it were the only
 * chosen value of its property and all other properties were kept. `price` has one value per step of 10 euros;
 * `value` is the step's lower bound in cents: per person and night, of the voucher in gifting, of one person in the
 * activity flow.
 */
export const facetValue = z.object({
  value: z.union([z.string(), z.int()]),
  key: z.optional(z.string()),
  name: z.string(),
  label: z.string(),
  count: z.int(),
  /** Tags only: name of the group that lists the activity. */
  group: z.optional(z.string()),
  /** Tags only: whether the value is also shown outside the panel. */
  highlighted: z.optional(z.boolean()),
});

/** Counts for the filter panels (SE-147). */
export const facetsResponse = z.object({
  /** Number of hotels that match the whole selection, as on "View {count} offers". */
  totalCount: z.int(),
  /** Properties in the order of the request; the activity flow has `price` and `tag` only. */
  properties: z.array(z.object({ propertyType: z.enum(FACET_PROPERTIES), values: z.array(facetValue) })),
});

/** Request and response of `findFacets`. */
export const findFacets = {
  request: facetsRequest,
  response: facetsResponse,
};

/** A search whose filter values are counted, under the flat names of its criteria (D-014). */
export type FacetsRequest = z.output<typeof facetsRequest>;
/** Counts for the filter panels (SE-147). */
export type FacetsResponse = z.output<typeof facetsResponse>;
/** One value of a filter, and the number of results that remain with it. */
export type FacetValue = z.output<typeof facetValue>;
