import { defineCall } from '../call.ts';

/**
 * Options to make a passkey with, for whoever signed in a moment ago; status 403 for a session that is older, and on a
 * host that is no market's. They hold for a few minutes and one passkey.
 */
export const startPasskey = /* @__PURE__ */ defineCall({
  name: 'startPasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys/options',
  schemas: async () => (await import('../schemas/passkeys.ts')).startPasskey,
});

/**
 * Adds the passkey that was made; status 400 for one that does not fit its options, 409 for one that an account has.
 */
export const addPasskey = /* @__PURE__ */ defineCall({
  name: 'addPasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys',
  schemas: async () => (await import('../schemas/passkeys.ts')).addPasskey,
});

/**
 * Changes the name of a passkey; status 404 for one that the account has not, as for `removePasskey`. A form may be
 * posted to both.
 */
export const renamePasskey = /* @__PURE__ */ defineCall({
  name: 'renamePasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys/rename',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/passkeys.ts')).renamePasskey,
});

/** Removes a passkey, which cannot be used to sign in any more. */
export const removePasskey = /* @__PURE__ */ defineCall({
  name: 'removePasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys/remove',
  schemas: async () => (await import('../schemas/passkeys.ts')).removePasskey,
});

/**
 * Options to sign in by a passkey with; they name no account, and are the same for every visitor but for their
 * challenge.
 */
export const startPasskeySignIn = /* @__PURE__ */ defineCall({
  name: 'startPasskeySignIn',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkey-session/options',
  schemas: async () => (await import('../schemas/passkeys.ts')).startPasskeySignIn,
});

/**
 * Signs in with a passkey and sets the cookies of the session; status 404 for one that is unknown or does not prove
 * itself.
 */
export const signInWithPasskey = /* @__PURE__ */ defineCall({
  name: 'signInWithPasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkey-session',
  schemas: async () => (await import('../schemas/passkeys.ts')).signInWithPasskey,
});
