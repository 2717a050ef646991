import {
  activateExperiment,
  collectAnalytics,
  sendTrackingEvents,
  type RequestOf,
  type TrackedEvent,
} from '@sabadora/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import { storeActivation, storeEvents } from '../tracking/store.ts';
import type { CallContext } from './context.ts';

const MINUTE_MS = 60_000;

/** Events and activations of one visitor in a minute: a busy results page sends some dozens. */
const PER_VISITOR = 300;

/** Events and activations from one address in a minute. Many visitors may share it: an office, a mobile network. */
const PER_ADDRESS = 6000;

/** Most characters of one event's parameters as JSON: a list of 24 results has about 6,000. */
const PARAMS_MAX = 16_000;

function refuseLarge(events: readonly TrackedEvent[]): void {
  const errors = events.flatMap(({ params }, index) =>
    JSON.stringify(params).length > PARAMS_MAX
      ? [{ field: `events.${index}.params`, message: `must have at most ${PARAMS_MAX} characters as JSON` }]
      : [],
  );
  if (errors.length > 0) throw new Problem(400, 'Some events are too large.', errors);
}

/** The calls that record what consenting visitors did and which experiments they saw (CH-183, CH-187, CH-188). */
export function registerTrackingCalls(server: FastifyInstance, { db }: CallContext): void {
  const ofVisitor = createRateLimit({ limit: PER_VISITOR, windowMs: MINUTE_MS });
  const ofAddress = createRateLimit({ limit: PER_ADDRESS, windowMs: MINUTE_MS });
  const allow = (visitorId: string, { ip }: FastifyRequest, units: number) => {
    ofAddress.use(ip, units);
    ofVisitor.use(visitorId, units);
  };

  const storeAs =
    (source: 'analytics' | 'statistics') =>
    async (sent: RequestOf<typeof collectAnalytics | typeof sendTrackingEvents>, request: FastifyRequest) => {
      const { visitorId, locale, events, minisite, affiliate } = sent;
      allow(visitorId, request, events.length);
      refuseLarge(events);
      await storeEvents(db, { source, visitorId, locale, events, minisite, affiliate });
      return { received: events.length };
    };
  registerCall(server, collectAnalytics, storeAs('analytics'));
  registerCall(server, sendTrackingEvents, storeAs('statistics'));

  registerCall(server, activateExperiment, async (activation, request) => {
    allow(activation.visitorId, request, 1);
    await storeActivation(db, activation);
    return undefined;
  });
}
