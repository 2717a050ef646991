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

/** Events and activations of a visitor in a minute: a busy page of results makes some dozens. */
const PER_VISITOR = 300;

/** The same from one address, behind which there may be an office or a mobile network. */
const PER_ADDRESS = 6000;

/** Characters of one event's parameters as JSON: a list of 24 results has about 6,000. */
const PARAMS_MAX = 16_000;

function refuseLarge(events: readonly TrackedEvent[]): void {
  const errors = events.flatMap(({ params }, index) =>
    JSON.stringify(params).length > PARAMS_MAX
      ? [{ field: `events.${index}.params`, message: `must have at most ${PARAMS_MAX} characters as JSON` }]
      : [],
  );
  if (errors.length > 0) throw new Problem(400, 'Some events are too large.', errors);
}

/** What visitors who consented did, and which experiments they take part in (CH-183, CH-187, CH-188). */
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
