import { defineCall } from '../call.ts';

/**
 * Subscribes an address to the newsletter (CH-098). Whatever the address, the response is the same: an e-mail is sent
 * to it, and the subscription begins when the link in that e-mail is confirmed. A form may be posted to it.
 */
export const subscribeNewsletter = /* @__PURE__ */ defineCall({
  name: 'subscribeNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/newsletter.ts')).subscribeNewsletter,
});

/** The same by GET, for those who have a `source` to name (CH-099, D-030). */
export const subscribeNewsletterByGet = /* @__PURE__ */ defineCall({
  name: 'subscribeNewsletterByGet',
  method: 'GET',
  base: 'frontGateway',
  path: '/marketing/newsletter',
  schemas: async () => (await import('../schemas/newsletter.ts')).subscribeNewsletter,
});

/** Confirms a subscription with the token of the e-mail, once; status 404 for one that is used, too old or none. */
export const confirmNewsletter = /* @__PURE__ */ defineCall({
  name: 'confirmNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter/confirm',
  schemas: async () => (await import('../schemas/newsletter.ts')).newsletterToken,
});

/** Ends a subscription with the token of its e-mails. It is idempotent: each time the response is the same. */
export const endNewsletter = /* @__PURE__ */ defineCall({
  name: 'endNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter/unsubscribe',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/newsletter.ts')).newsletterToken,
});
