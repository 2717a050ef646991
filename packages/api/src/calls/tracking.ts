import { defineCall } from '../call.ts';

/** Sends events of a visitor who has consented to analytics (CH-187). */
export const collectAnalytics = /* @__PURE__ */ defineCall({
  name: 'collectAnalytics',
  method: 'POST',
  path: '/analytics/ga/collect/{pos}',
  schemas: async () => (await import('../schemas/tracking.ts')).collectAnalytics,
});

/** Sends the same events to our own statistics (CH-188, D-091). */
export const sendTrackingEvents = /* @__PURE__ */ defineCall({
  name: 'sendTrackingEvents',
  method: 'POST',
  base: 'gateway',
  path: '/tracking/events',
  schemas: async () => (await import('../schemas/tracking.ts')).sendTrackingEvents,
});

/** Records that a visitor takes part in an experiment (CH-183, D-092); the response is 204. */
export const activateExperiment = /* @__PURE__ */ defineCall({
  name: 'activateExperiment',
  method: 'POST',
  base: 'gateway',
  path: '/experiments/activation',
  schemas: async () => (await import('../schemas/tracking.ts')).activateExperiment,
});
