import { REVIEW_SORTS } from '@sabadora/domain';
import * as z from 'zod/mini';
import { flag, id, intBetween, locale } from '../fields.ts';

/** A review by a guest (CH-160). */
export const review = z.object({
  id: z.int(),
  /** Language of the texts, two letters. */
  locale: z.string(),
  /** First name and initial. */
  customer: z.string(),
  /** Company with which the guest travelled. */
  type: z.enum(['couple', 'family', 'friends', 'solo']),
  /** Day of the review, ISO. */
  date: z.string(),
  /** Score out of 10, with one decimal. */
  average: z.number(),
  /** Positive text; null when the guest left it out, in which case there is a `negative` one. */
  positive: z.nullable(z.string()),
  negative: z.nullable(z.string()),
});

/** Scores by subject, each out of 10 with one decimal (CH-161). */
export const reviewDetails = z.object({
  welcoming: z.number(),
  comfort: z.number(),
  cleanliness: z.number(),
  /** Null when the hotel serves no food. */
  food: z.nullable(z.number()),
  localization: z.number(),
  priceQualityRatio: z.number(),
});

/** Request and response of `hotelReviews` (CH-159, CH-162). */
export const hotelReviews = {
  request: z.object({
    id,
    /** Locale of the visitor, or the only language to return. */
    locale,
    client: z._default(z.string().check(z.maxLength(20)), 'msite'),
    /** Whether to return reviews in every language; false returns only the language of `locale` (D-145). */
    withOtherLanguageFallback: z._default(flag, true),
    sort: z._default(z.enum(REVIEW_SORTS), 'newest'),
    /** Page of `REVIEW_PAGE_SIZE` reviews, zero-based; beyond the end the list is empty. */
    page: z._default(intBetween(0, 100_000), 0),
  }),
  response: z.object({
    /** Number of reviews in the requested languages; less than `score.count`, which includes scores without text. */
    totalCount: z.int(),
    /** Score of the hotel, in all languages. */
    score: z.object({ count: z.int(), average: z.nullable(z.number()) }),
    list: z.array(review),
    /** Scores of the hotel by subject; null without reviews. */
    details: z.nullable(reviewDetails),
  }),
};

/** Request and response of `hotelReviewList` (CH-163, D-102): newest first, at most `REVIEW_PAGE_SIZE`. */
export const hotelReviewList = {
  request: z.object({ id, locale, positive: z._default(flag, false) }),
  response: z.object({ list: z.array(review) }),
};

/** A review by a guest (CH-160). */
export type ReviewData = z.output<typeof review>;
/** Scores by subject, each out of 10 with one decimal (CH-161). */
export type ReviewDetails = z.output<typeof reviewDetails>;
/** A page of reviews of a hotel, with its scores (CH-159, CH-162). */
export type HotelReviews = z.output<typeof hotelReviews.response>;
