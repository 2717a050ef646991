import {
  originPath,
  profileFault,
  signInFault,
  WISHLIST_MAX,
  type FieldFault,
  type ProfileField,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { locale } from '../fields.ts';
import { booking } from './booking.ts';

/** Of a link that signs in; never to be logged. */
const token = z.string('must be a token').check(z.regex(/^[0-9a-f]{64}$/, 'must be a token'));

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
const done = z.object({ returnPath: z.string() });

/** What `requestSignIn` takes and returns: the same for every address. */
export const requestSignIn = {
  request: z.object({
    locale,
    email: judged(signInFault),
    /** Path of this site to lead back to; anything else is left out. */
    origin: z.pipe(
      z.optional(z.string()),
      z.transform((text: string | undefined) => originPath(text) ?? null),
    ),
  }),
  response: done,
};

/** What `signIn` takes and returns. */
export const signIn = { request: z.object({ locale, token }), response: done };

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

/** What `readAccount` takes and returns. */
export const readAccount = {
  request: z.object({}),
  response: z.object({
    profile,
    /** Devices that are signed in, this one included. */
    sessions: z.int(),
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

export type WishlistEntry = z.output<typeof wishlistEntry>;
export type AccountData = z.output<typeof readAccount.response>;
export type AccountTrip = z.output<typeof readTrips.response>['trips'][number];
