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
/** Where it was done, on a partner's minisite. */
const ofMinisite = {
  minisite: z.optional(id),
  /** Who sent the visitor, as in `?affiliate=` (CH-136). */
  affiliate: z.optional(
    z.string().check(z.regex(/^[\w-]{1,40}$/, 'must be up to 40 letters, digits, - and _')),
  ),
};
const received = z.object({ received: z.int() });

/** What `collectAnalytics` takes and returns (CH-187). */
export const collectAnalytics = {
  request: z.object({
    /** Point of sale: the country of the market (ALG-30). */
    pos: z.enum(Object.keys(COUNTRY_IDS) as Country[]),
    visitorId,
    /** Milliseconds since 1970 at which the session began. */
    sessionStartMs: z.int(),
    /** The id that Google's own tag gave the visitor, where there is one (CH-186). */
    googleId: z.optional(z.string().check(z.regex(/^[\w.-]{1,100}$/, 'must be an id of Google'))),
    locale,
    events,
    ...ofMinisite,
  }),
  response: received,
};

/** What `sendTrackingEvents` takes and returns (CH-188, D-091). */
export const sendTrackingEvents = {
  request: z.object({ visitorId, locale, events, ...ofMinisite }),
  response: received,
};

/** What `activateExperiment` takes; the response is empty (CH-183, D-092). */
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
