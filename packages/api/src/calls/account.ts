import { defineCall } from '../call.ts';

/**
 * Sends a link that signs in to an address. Whatever the address, the response is the same and takes as long: an
 * account is made when the link of an address without one is used. A form may be posted to it, as to all that change an
 * account.
 */
export const requestSignIn = /* @__PURE__ */ defineCall({
  name: 'requestSignIn',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/signin',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/account.ts')).requestSignIn,
});

/**
 * Signs in with the token of the e-mail, once, and sets the cookies of the session; status 404 for one that is used,
 * too old or none.
 */
export const signIn = /* @__PURE__ */ defineCall({
  name: 'signIn',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/session',
  schemas: async () => (await import('../schemas/account.ts')).signIn,
});

/**
 * Ends the session, or all of the account, and clears the cookies (CH-132). Without a session the response is the same.
 */
export const signOut = /* @__PURE__ */ defineCall({
  name: 'signOut',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/signout',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/account.ts')).signOut,
});

/** Whose session it is; status 401 without one, as for all calls below. */
export const readAccount = /* @__PURE__ */ defineCall({
  name: 'readAccount',
  method: 'GET',
  base: 'frontGateway',
  path: '/account/me',
  schemas: async () => (await import('../schemas/account.ts')).readAccount,
});

/** Changes name and phone number. */
export const updateProfile = /* @__PURE__ */ defineCall({
  name: 'updateProfile',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/profile',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/account.ts')).updateProfile,
});

/** What was bought with the account's address. */
export const readTrips = /* @__PURE__ */ defineCall({
  name: 'readTrips',
  method: 'GET',
  base: 'frontGateway',
  path: '/account/trips',
  schemas: async () => (await import('../schemas/account.ts')).readTrips,
});

/** What the account has saved. */
export const readWishlist = /* @__PURE__ */ defineCall({
  name: 'readWishlist',
  method: 'GET',
  base: 'frontGateway',
  path: '/account/wishlist',
  schemas: async () => (await import('../schemas/account.ts')).readWishlist,
});

/** Brings the changes of a device into the account's wishlist. */
export const mergeWishlist = /* @__PURE__ */ defineCall({
  name: 'mergeWishlist',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/wishlist',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/account.ts')).mergeWishlist,
});

/**
 * Deletes the account and all that belongs to it alone; orders stay, as the law demands, and belong to no account any
 * more.
 */
export const deleteAccount = /* @__PURE__ */ defineCall({
  name: 'deleteAccount',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/delete',
  schemas: async () => (await import('../schemas/account.ts')).deleteAccount,
});

/** Path of the file with all that is stored of an account: JSON, to be downloaded with the session's cookie. */
export const ACCOUNT_EXPORT_PATH = '/front-gateway/account/export';
