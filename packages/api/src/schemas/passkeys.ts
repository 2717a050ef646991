import { PASSKEY_NAME_MAX } from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../fields.ts';
import { done, origin } from './account.ts';

const bytes = (max: number) =>
  z.string('must be base64url').check(z.maxLength(max), z.regex(/^[\w-]+$/, 'must be base64url'));

const name = z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(PASSKEY_NAME_MAX, 'too-long'));

/** Fields of every authenticator response (WebAuthn Level 3, §5.1). */
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
};

/**
 * Options of a WebAuthn ceremony, as `navigator.credentials` takes them in JSON (WebAuthn Level 3, §5.4 and §5.5).
 */
const ceremony = z.object({ options: z.looseObject({ challenge: z.string() }) });

/** Request and response of `startPasskey`. */
export const startPasskey = { request: z.object({}), response: ceremony };

/** Request and response of `addPasskey`. */
export const addPasskey = {
  request: z.object({
    locale,
    name,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        transports: z._default(
          z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/, 'must be a transport'))).check(z.maxLength(10)),
          [],
        ),
      }),
    }),
  }),
  response: done,
};

/** Request and response of `renamePasskey`. */
export const renamePasskey = { request: z.object({ locale, id: z.uuid(), name }), response: done };

/** Request and response of `removePasskey`. */
export const removePasskey = { request: z.object({ locale, id: z.uuid() }), response: done };

/** Request and response of `startPasskeySignIn`. */
export const startPasskeySignIn = { request: z.object({}), response: ceremony };

/** Request and response of `signInWithPasskey`. */
export const signInWithPasskey = {
  request: z.object({
    locale,
    origin,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4000),
        authenticatorData: bytes(4000),
        signature: bytes(4000),
        userHandle: z.optional(bytes(200)),
      }),
    }),
  }),
  response: done,
};
