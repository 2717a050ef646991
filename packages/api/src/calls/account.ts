import { defineCall } from '../call.ts';

/**
 * Sends a sign-in link to an e-mail address. For every address the response is the same and takes the same time; for
 * an address without an account, following the link creates one. Also accepts a posted HTML form, like all calls that
 * change an account.
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
 * Signs in with the token of the e-mail, which is valid once, and sets the session cookies. Status 404 for a token
 * that is used, expired or unknown.
 */
export const signIn = /* @__PURE__ */ defineCall({
  name: 'signIn',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/session',
  schemas: async () => (await import('../schemas/account.ts')).signIn,
});

/**
 * Ends this session, or all sessions of the account, and clears the cookies (CH-132). The response is the same
 * without a session.
 */
export const signOut = /* @__PURE__ */ defineCall({
  name: 'signOut',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/signout',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/account.ts')).signOut,
});

/** Returns the account of the session; status 401 without one, as for all calls below. */
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

/** Returns the orders of the account's e-mail address. */
export const readTrips = /* @__PURE__ */ defineCall({
  name: 'readTrips',
  method: 'GET',
  base: 'frontGateway',
  path: '/account/trips',
  schemas: async () => (await import('../schemas/account.ts')).readTrips,
});

/** Returns the wishlist of the account. */
export const readWishlist = /* @__PURE__ */ defineCall({
  name: 'readWishlist',
  method: 'GET',
  base: 'frontGateway',
  path: '/account/wishlist',
  schemas: async () => (await import('../schemas/account.ts')).readWishlist,
});

/** Merges the changes of a device into the account's wishlist. */
export const mergeWishlist = /* @__PURE__ */ defineCall({
  name: 'mergeWishlist',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/wishlist',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/account.ts')).mergeWishlist,
});

/**
 * Deletes the account and all data that belongs to it alone. Orders are kept, as the law requires, without an
 * account.
 */
export const deleteAccount = /* @__PURE__ */ defineCall({
  name: 'deleteAccount',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/delete',
  schemas: async () => (await import('../schemas/account.ts')).deleteAccount,
});

/** Path of a JSON file with all data stored about an account, downloaded with the session's cookie. */
export const ACCOUNT_EXPORT_PATH = '/front-gateway/account/export';
