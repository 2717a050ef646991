import { defineCall } from '../call.ts';

/** Logs an error of a visitor's browser; `message` has at most 256 characters (ALG-22). */
export const sendLog = /* @__PURE__ */ defineCall({
  name: 'sendLog',
  method: 'POST',
  base: 'gateway',
  path: '/logs',
  schemas: async () => (await import('../schemas/operations.ts')).sendLog,
});

/** Reports an address without a page, sent by the page that shows the 404 (D-045). */
export const reportMissing = /* @__PURE__ */ defineCall({
  name: 'reportMissing',
  method: 'POST',
  base: 'origin',
  path: '/error',
  schemas: async () => (await import('../schemas/operations.ts')).reportMissing,
});

/** Checks that the gateway and its database work. */
export const checkHealth = /* @__PURE__ */ defineCall({
  name: 'checkHealth',
  method: 'GET',
  base: 'gateway',
  path: '/health',
  schemas: async () => (await import('../schemas/operations.ts')).checkHealth,
});
