import { SUGGESTIONS_MAX } from '@sabadora/domain';
import * as z from 'zod/mini';
import { intBetween, locale } from '../fields.ts';

/** A suggestion of the destination field (SE-057). */
export const destination = z.object({
  id: z.int(),
  label: z.string(),
  category: z.enum(['poi', 'hotel', 'city', 'region', 'others']),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** For the category `others`, the hash key that holds the id, e.g. "department" (ALG-7). */
  value: z.nullable(z.string()),
  postalcode: z.nullable(z.string()),
  /** Region and country, e.g. "Bretagne, France". */
  description: z.string(),
});

const suggestions = z.array(destination);
const term = z.string().check(z.maxLength(100, 'must have at most 100 characters'));

/** Request and response of `autocompleteGeonames`. */
export const autocompleteGeonames = {
  request: z.object({
    locale,
    term,
    maxResults: z._default(intBetween(1, SUGGESTIONS_MAX), SUGGESTIONS_MAX),
  }),
  response: suggestions,
};

/** Request and response of `recommendedAutocomplete`. */
export const recommendedAutocomplete = {
  request: z.object({
    locale,
    q: z._default(term, ''),
    catalogSourceType: z._default(z.string().check(z.maxLength(40)), 'site'),
    catalogSourceCode: z._default(z.string().check(z.maxLength(40)), 'main'),
  }),
  response: suggestions,
};

/** A suggestion of the destination field (SE-057). */
export type DestinationData = z.output<typeof destination>;
