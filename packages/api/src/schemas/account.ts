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

/** A text that is judged by a rule of forms; its message is the `FieldFault`. */
const judged = (faultOf: (text: string) => FieldFault | undefined) =>
  z.string('required').check(
    z.trim(),
    z.check((payload) => {
      const fault = faultOf(payload.value);
      if (fault) payload.issues.push({ code: 'custom', message: fault, input: payload.value });
    }),
  );

const profileText = (field: ProfileField) => judged((text) => profileFault(field, text));

/** Path of the page that says what has come of it. */
export const done = z.object({ returnPath: z.string() });

/** Path of this site to lead back to; anything else is left out. */
export const origin = z.pipe(
  z.optional(z.string()),
  z.transform((text: string | undefined) => originPath(text) ?? null),
);

/** What `requestSignIn` takes and returns: the same for every address. */
export const requestSignIn = {
  request: z.object({
    locale,
    email: judged(signInFault),
    origin,
  }),
  response: done,
};

/** What `signIn` takes and returns. */
export const signIn = { request: z.object({ locale, token: secretToken }), response: done };

/** What `signOut` takes and returns. */
export const signOut = {
  request: z.object({
    locale,
    /** On every device, not this one alone. */
    everywhere: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  response: done,
};

/** Whose account it is. */
const profile = z.object({
  id: z.uuid(),
  /** In lower case, confirmed. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
});

/** A passkey of an account, without its key. */
const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Host of the market that it signs in to. */
  host: z.string(),
  createdOn: z.string(),
  /** Undefined until somebody has signed in with it. */
  usedOn: z.optional(z.string()),
});

/** What `readAccount` takes and returns. */
export const readAccount = {
  request: z.object({}),
  response: z.object({
    profile,
    /** Devices that are signed in, this one included. */
    sessions: z.int(),
    /** The visitor signed in so lately that the account may be deleted and a passkey added. */
    isRecent: z.boolean(),
    /** In the order in which they were added. */
    passkeys: z.array(passkey),
  }),
};

/** What `updateProfile` takes and returns. */
export const updateProfile = {
  request: z.object({
    locale,
    firstName: profileText('firstName'),
    lastName: profileText('lastName'),
    phone: profileText('phone'),
  }),
  response: done,
};

/** What `readTrips` takes and returns. */
export const readTrips = {
  request: z.object({}),
  response: z.object({
    /** Orders of the account's address, the latest first, at most 50. */
    trips: z.array(
      z.object({
        booking,
        /** Shows, changes and cancels the booking for a while, as if it had been looked up; never to be put in an address. */
        access: z.string(),
      }),
    ),
  }),
};

const shortText = z.string().check(z.maxLength(300));

/** A path of this site, which a link leads to. */
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
  /** The latest first. */
  items: z.array(wishlistEntry),
});

/** What `readWishlist` takes and returns. */
export const readWishlist = { request: z.object({}), response: wishlist };

/** What `mergeWishlist` takes and returns: the account's wishlist as it is then. */
export const mergeWishlist = {
  request: z.object({
    /** Saved on the device since it was merged last, the latest first. */
    added: z.array(wishlistEntry).check(z.maxLength(WISHLIST_MAX)),
    /** Removed on the device since it was merged last. */
    removed: z.array(z.pick(wishlistEntry, { id: true, kind: true })).check(z.maxLength(WISHLIST_MAX)),
  }),
  response: wishlist,
};

/** What `deleteAccount` takes and returns. */
export const deleteAccount = {
  request: z.object({ locale, confirmed: z.literal('yes', 'must be confirmed') }),
  response: done,
};

/** A stay or an activity that is saved to a wishlist (SE-248). */
export type WishlistEntry = z.output<typeof wishlistEntry>;
/** The account of whoever is signed in: profile, number of signed-in devices, passkeys. */
export type AccountData = z.output<typeof readAccount.response>;
/** A booking of an account, as the list of trips shows it. */
export type AccountTrip = z.output<typeof readTrips.response>['trips'][number];
/** A passkey of an account, without its key. */
export type Passkey = z.output<typeof passkey>;
