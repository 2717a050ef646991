import { defineCall } from '../call.ts';

/**
 * Subscribes an e-mail address to the newsletter (CH-098). The response is the same for every address: an e-mail is
 * sent to it, and the subscription begins when its link is confirmed. Also accepts a posted HTML form.
 */
export const subscribeNewsletter = /* @__PURE__ */ defineCall({
  name: 'subscribeNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/newsletter.ts')).subscribeNewsletter,
});

/** The call `subscribeNewsletter` by GET, for callers that name a `source` (CH-099, D-030). */
export const subscribeNewsletterByGet = /* @__PURE__ */ defineCall({
  name: 'subscribeNewsletterByGet',
  method: 'GET',
  base: 'frontGateway',
  path: '/marketing/newsletter',
  schemas: async () => (await import('../schemas/newsletter.ts')).subscribeNewsletter,
});

/**
 * Confirms a subscription with the token of the e-mail, which is valid once. Status 404 for a token that is used,
 * expired or unknown.
 */
export const confirmNewsletter = /* @__PURE__ */ defineCall({
  name: 'confirmNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter/confirm',
  schemas: async () => (await import('../schemas/newsletter.ts')).newsletterToken,
});

/** Ends a subscription with the token of its e-mails. Idempotent: the response is always the same. */
export const endNewsletter = /* @__PURE__ */ defineCall({
  name: 'endNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter/unsubscribe',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/newsletter.ts')).newsletterToken,
});
