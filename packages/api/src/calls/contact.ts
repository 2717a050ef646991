import { defineCall } from '../call.ts';

/** Work for a browser to prove that somebody takes the time to write (D-107). */
export const findChallenge = /* @__PURE__ */ defineCall({
  name: 'findChallenge',
  method: 'GET',
  base: 'gateway',
  path: '/captcha/challenge',
  schemas: async () => (await import('../schemas/contact.ts')).findChallenge,
});

/**
 * Opens a case with customer care (CH-116, CH-127, D-106). A form may be posted to the same address: the response has
 * status 303 and leads to `retURL`. Status 400 names the refused fields, `altcha` among them when the proof of work is
 * none, is too old or was used for another message; the same message with the same proof is one case. Status 429 when
 * too many come from one address.
 */
export const openCase = /* @__PURE__ */ defineCall({
  name: 'openCase',
  method: 'POST',
  base: 'gateway',
  path: '/web-to-case',
  schemas: async () => (await import('../schemas/contact.ts')).openCase,
});
