import {
  originPath,
  profileFault,
  signInFault,
  WISHLIST_MAX,
  type FieldFault,
  type ProfileField,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale, secretToken } from '../fields.ts';
import { booking } from './booking.ts';

/** A text that is validated by a rule of the forms; its message is the `FieldFault`. */
const judged = (faultOf: (text: string) => FieldFault | undefined) =>
  z.string('required').check(
    z.trim(),
    z.check((payload) => {
      const fault = faultOf(payload.value);
      if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
    }),
  );

const profileText = (field: ProfileField) => judged((text) => profileFault(field, text));

/** Path of the page that shows the result. */
export const done = z.object({ returnPath: z.string() });

/** Path of this site to return to; any other value becomes null. */
export const origin = z.pipe(
  z.optional(z.string()),
  z.transform((text: string | undefined) => originPath(text) ?? null),
);

/** Request and response of `requestSignIn`; the response is the same for every address. */
export const requestSignIn = {
  request: z.object({
    locale,
    email: judged(signInFault),
    origin,
  }),
  response: done,
};

/** Request and response of `signIn`. */
export const signIn = { request: z.object({ locale, token: secretToken }), response: done };

/** Request and response of `signOut`. */
export const signOut = {
  request: z.object({
    locale,
    /** Whether to sign out on every device, or on this one only. */
    everywhere: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  response: done,
};

/** Profile of an account. */
const profile = z.object({
  id: z.uuid(),
  /** Confirmed e-mail address, in lower case. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
});

/** A passkey of an account, without its key. */
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Host of the market on which the passkey signs in. */
  host: z.string(),
  createdOn: z.string(),
  /** Day of the last sign-in with it; undefined before the first one. */
  usedOn: z.optional(z.string()),
});

/** Request and response of `readAccount`. */
export const readAccount = {
  request: z.object({}),
  response: z.object({
    profile,
    /** Number of signed-in devices, including this one. */
    sessions: z.int(),
    /** Whether the visitor signed in recently enough to delete the account or add a passkey. */
    isRecent: z.boolean(),
    /** Passkeys, in the order in which they were added. */
    passkeys: z.array(passkey),
  }),
};

/** Request and response of `updateProfile`. */
export const updateProfile = {
  request: z.object({
    locale,
    firstName: profileText('firstName'),
    lastName: profileText('lastName'),
    phone: profileText('phone'),
  }),
  response: done,
};

/** Request and response of `readTrips`. */
export const readTrips = {
  request: z.object({}),
  response: z.object({
    /** Orders of the account's e-mail address, the latest first, at most 50. */
    trips: z.array(
      z.object({
        booking,
        /**
         * Token that shows, changes and cancels the booking for a limited time, like a lookup; never to be put in an
         * address.
         */
        access: z.string(),
      }),
    ),
  }),
};

const shortText = z.string().check(z.maxLength(300));

/** Path of a page of this site. */
const ownPath = z.string().check(z.maxLength(500), z.regex(/^\/(?![/\\])/, 'must be a path of this site'));

/** A saved stay or activity, as a device keeps it (SE-248). */
const wishlistEntry = z.object({
  id: z.int().check(z.positive()),
  kind: z.enum(['STAY', 'ACTIVITY']),
  label: shortText,
  hotel: z.object({
    label: shortText,
    location: shortText,
    stars: z.number().check(z.minimum(0), z.maximum(5)),
  }),
  headwords: shortText,
  imageUrl: z.string().check(z.maxLength(500)),
  uri: ownPath,
});

const wishlist = z.object({
  /** Saved items, the latest first. */
  items: z.array(wishlistEntry),
});

/** Request and response of `readWishlist`. */
export const readWishlist = { request: z.object({}), response: wishlist };

/** Request and response of `mergeWishlist`; the response is the merged wishlist of the account. */
export const mergeWishlist = {
  request: z.object({
    /** Items saved on the device since the last merge, the latest first. */
    added: z.array(wishlistEntry).check(z.maxLength(WISHLIST_MAX)),
    /** Items removed on the device since the last merge. */
    removed: z.array(z.pick(wishlistEntry, { id: true, kind: true })).check(z.maxLength(WISHLIST_MAX)),
  }),
  response: wishlist,
};

/** Request and response of `deleteAccount`. */
export const deleteAccount = {
  request: z.object({ locale, confirmed: z.literal('yes', 'must be confirmed') }),
  response: done,
};

/** A stay or an activity that is saved to a wishlist (SE-248). */
export type WishlistEntry = z.output<typeof wishlistEntry>;
/** The signed-in account: profile, number of signed-in devices, passkeys. */
export type AccountData = z.output<typeof readAccount.response>;
/** A booking of an account, as the list of trips shows it. */
export type AccountTrip = z.output<typeof readTrips.response>['trips'][number];
/** A passkey of an account, without its key. */
export type Passkey = z.output<typeof passkey>;
