import { REVIEW_SORTS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { flag, id, intBetween, locale } from '../fields.ts';

/** What a guest wrote (CH-160). */
export const review = z.object({
  id: z.int(),
  /** Language of the texts, two letters. */
  locale: z.string(),
  /** First name and initial. */
  customer: z.string(),
  /** With whom the guest travelled. */
  type: z.enum(['couple', 'family', 'friends', 'solo']),
  /** ISO day. */
  date: z.string(),
  /** Out of 10, one decimal. */
  average: z.number(),
  /** What was liked; null when the guest left it out, but then `negative` is there. */
  positive: z.nullable(z.string()),
  negative: z.nullable(z.string()),
});

/** Scores by subject, each out of 10 with one decimal (CH-161). */
export const reviewDetails = z.object({
  welcoming: z.number(),
  comfort: z.number(),
  cleanliness: z.number(),
  /** Null where nothing is served. */
  food: z.nullable(z.number()),
  localization: z.number(),
  priceQualityRatio: z.number(),
});

/** What `hotelReviews` takes and returns (CH-159, CH-162). */
export const hotelReviews = {
  request: z.object({
    id,
    /** Of the visitor, or of the language to see alone. */
    locale,
    client: z._default(z.string().check(z.maxLength(20)), 'msite'),
    /** True: reviews in every language. False: those in the language of `locale` alone (D-145). */
    withOtherLanguageFallback: z._default(flag, true),
    sort: z._default(z.enum(REVIEW_SORTS), 'newest'),
    /** Zero-based, of `REVIEW_PAGE_SIZE`; beyond the end the list is empty. */
    page: z._default(intBetween(0, 100_000), 0),
  }),
  response: z.object({
    /**
     * Number of reviews to list in the requested languages; fewer than `score.count`, which counts scores without words
     * too.
     */
    totalCount: z.int(),
    /** Of the hotel as a whole, whatever the language. */
    score: z.object({ count: z.int(), average: z.nullable(z.number()) }),
    list: z.array(review),
    /** Of the hotel as a whole; null without reviews. */
    details: z.nullable(reviewDetails),
  }),
};

/** What `hotelReviewList` takes and returns (CH-163, D-102): newest first, at most `REVIEW_PAGE_SIZE`. */
export const hotelReviewList = {
  request: z.object({ id, locale, positive: z._default(flag, false) }),
  response: z.object({ list: z.array(review) }),
};

/** What a guest wrote (CH-160). */
export type ReviewData = z.output<typeof review>;
/** Scores by subject, each out of 10 with one decimal (CH-161). */
export type ReviewDetails = z.output<typeof reviewDetails>;
/** A page of reviews of a hotel, with its scores (CH-159, CH-162). */
export type HotelReviews = z.output<typeof hotelReviews.response>;
