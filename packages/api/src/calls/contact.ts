import { defineCall } from '../call.ts';

/** Returns a challenge that the browser solves as proof of work (D-107). */
export const findChallenge = /* @__PURE__ */ defineCall({
  name: 'findChallenge',
  method: 'GET',
  base: 'gateway',
  path: '/captcha/challenge',
  schemas: async () => (await import('../schemas/contact.ts')).findChallenge,
});

/**
 * Opens a case with customer care (CH-116, CH-127, D-106). Also accepts a posted HTML form, which gets status 303 to
 * `retURL`. Status 400 names the refused fields; `altcha` is among them when the proof of work is missing, expired,
 * or used for another message. The same message with the same proof opens one case only. Status 429 for too many
 * messages from one network address.
 */
export const openCase = /* @__PURE__ */ defineCall({
  name: 'openCase',
  method: 'POST',
  base: 'gateway',
  path: '/web-to-case',
  schemas: async () => (await import('../schemas/contact.ts')).openCase,
});
