import { defineCall } from '../call.ts';

/**
 * Returns options to create a passkey, after a recent sign-in. Status 403 for an older session, and on a host that
 * belongs to no market. The options are valid for a few minutes and for one passkey.
 */
export const startPasskey = /* @__PURE__ */ defineCall({
  name: 'startPasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys/options',
  schemas: async () => (await import('../schemas/passkeys.ts')).startPasskey,
});

/**
 * Adds the passkey that was created. Status 400 when it does not match its options, 409 when it already belongs to an
 * account.
 */
export const addPasskey = /* @__PURE__ */ defineCall({
  name: 'addPasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys',
  schemas: async () => (await import('../schemas/passkeys.ts')).addPasskey,
});

/**
 * Renames a passkey. Status 404 when the account has no such passkey, as for `removePasskey`. Both also accept a
 * posted HTML form.
 */
export const renamePasskey = /* @__PURE__ */ defineCall({
  name: 'renamePasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys/rename',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/passkeys.ts')).renamePasskey,
});

/** Removes a passkey, which then can no longer be used to sign in. */
export const removePasskey = /* @__PURE__ */ defineCall({
  name: 'removePasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkeys/remove',
  schemas: async () => (await import('../schemas/passkeys.ts')).removePasskey,
});

/**
 * Returns options to sign in with a passkey. They name no account, and differ between visitors only in their
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
 * Signs in with a passkey and sets the session cookies. Status 404 for a passkey that is unknown or fails
 * verification.
 */
export const signInWithPasskey = /* @__PURE__ */ defineCall({
  name: 'signInWithPasskey',
  method: 'POST',
  base: 'frontGateway',
  path: '/account/passkey-session',
  schemas: async () => (await import('../schemas/passkeys.ts')).signInWithPasskey,
});
