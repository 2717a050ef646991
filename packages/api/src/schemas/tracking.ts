import { COUNTRY_IDS, type Country } from '@sabadora/domain';
import * as z from 'zod/mini';
import { id, locale } from '../fields.ts';

const name = z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/, 'must be a name of lower-case letters and _'));

/** One event; `params` is plain JSON. */
export const trackedEvent = z.object({
  name,
  params: z.record(z.string().check(z.maxLength(40)), z.unknown()),
});

const events = z.array(trackedEvent).check(z.minLength(1), z.maxLength(50));
const visitorId = z
  .string()
  .check(z.regex(/^[\w-]{8,64}$/, 'must be an id of 8 to 64 letters, digits, - and _'));
const experimentId = z
  .string()
  .check(z.regex(/^[\w.:-]{1,60}$/, 'must be an id of 1 to 60 letters, digits, . : - and _'));
/** The partner's minisite on which the event happened. */
const ofMinisite = {
  minisite: z.optional(id),
  /** Partner who referred the visitor, as in `?affiliate=` (CH-136). */
  affiliate: z.optional(
    z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be up to 40 letters, digits, - and _')),
  ),
};
const received = z.object({ received: z.int() });

/** Request and response of `collectAnalytics` (CH-187). */
export const collectAnalytics = {
  request: z.object({
    /** Point of sale: the country of the market (ALG-30). */
    pos: z.enum(Object.keys(COUNTRY_IDS) as Country[]),
    visitorId,
    /** Start of the session, in milliseconds since 1970. */
    sessionStartMs: z.int(),
    /** Id of the visitor from Google's tag, if there is one (CH-186). */
    googleId: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, 'must be an id of Google'))),
    locale,
    events,
    ...ofMinisite,
  }),
  response: received,
};

/** Request and response of `sendTrackingEvents` (CH-188, D-091). */
export const sendTrackingEvents = {
  request: z.object({ visitorId, locale, events, ...ofMinisite }),
  response: received,
};

/** Request and response of `activateExperiment`; the response is empty (CH-183, D-092). */
export const activateExperiment = {
  request: z.object({
    visitorId,
    variationGroupId: experimentId,
    variationId: experimentId,
    locale,
    environmentId: experimentId,
    ...ofMinisite,
  }),
  response: z.undefined(),
};

/** One event; `params` is plain JSON. */
export type TrackedEvent = z.output<typeof trackedEvent>;
