import { defineCall } from '../call.ts';

/**
 * Asks for the newsletter at an address (CH-098). Whatever the address, the answer is the same: it is written to, and the
 * subscription begins when that e-mail is answered. A form may be posted to it.
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

/** Ends a subscription with the token of its e-mails. It has ended after the first time, and each time the answer is the same. */
export const endNewsletter = /* @__PURE__ */ defineCall({
  name: 'endNewsletter',
  method: 'POST',
  base: 'frontGateway',
  path: '/marketing/newsletter/unsubscribe',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/newsletter.ts')).newsletterToken,
});
