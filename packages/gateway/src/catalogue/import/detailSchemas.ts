import { LANGUAGES } from '@sabadora/place-names';
import { z } from 'zod';
import {
  cents,
  day,
  id,
  ids,
  lines,
  maybeLines,
  maybeText,
  name,
  names,
  small,
  text,
} from './importFields.ts';

/* Schemas of lines, and parts of lines, with the data of product pages. */

const score = z.number().min(0).max(10);
const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day as HH:MM')
  .nullable()
  .default(null);

/** The fields of a hotel's line that only product pages show. */
export const hotelDetails = {
  checkInFrom: time,
  checkInUntil: time,
  checkOutUntil: time,
  petsPrice: cents.nullable().default(null),
  petsMaxWeight: small(1, 200).nullable().default(null),
  petsMaxNumber: small(1, 20).default(1),
  localTaxAmount: cents.nullable().default(null),
  localTaxPercentage: z.number().min(0).max(100).nullable().default(null),
  localTaxAtHotel: z.boolean().default(true),
  infoIds: ids,
  reviewDetails: z
    .strictObject({
      welcoming: score,
      comfort: score,
      cleanliness: score,
      food: score.nullable(),
      localization: score,
      priceQualityRatio: score,
    })
    .nullable()
    .default(null),
};

/** A line of an offer's programme. */
export const programLine = z.strictObject({
  type: z.enum(['ROOM', 'BREAKFAST', 'DINNER', 'ACTIVITY']),
  titles: names,
  itemId: id.nullable().default(null),
  weekdays: z.array(small(1, 7)).min(1).max(7).nullable().default(null),
});

/** A line of type `roomFeature`. */
export const roomFeature = z.strictObject({
  type: z.literal('roomFeature'),
  id,
  position: small(0, 1000),
  names,
  groupNames: names,
  highlighted: z.boolean().default(false),
});

/** A line of type `programItem`. */
export const programItem = z.strictObject({
  type: z.literal('programItem'),
  id,
  details: maybeLines,
  mustKnow: maybeLines,
  hours: maybeText,
  place: maybeText,
  how: maybeText,
  why: maybeLines,
  menu: maybeLines,
  importantInfos: maybeLines,
  minutes: small(1, 10_000).nullable().default(null),
  icon: text.min(1).max(40).nullable().default(null),
  displayPax: z.boolean().default(false),
  repeated: z.boolean().default(false),
});

/** A line of type `hotelInfo`. */
export const hotelInfo = z.strictObject({
  type: z.literal('hotelInfo'),
  id,
  code: text.min(1).max(40),
  position: small(0, 1000),
  titles: names,
  lines,
});

/** A line of type `room`. */
export const room = z
  .strictObject({
    type: z.literal('room'),
    id: z.uuid(),
    hotelId: id,
    position: small(0, 1000),
    roomType: text.min(1).max(40),
    labels: names,
    size: small(1, 2000).nullable().default(null),
    capacity: small(1, 40),
    maxCapacity: small(1, 40),
    bedding: maybeText,
    featureIds: ids,
    importantInfos: maybeLines,
  })
  .refine(({ capacity, maxCapacity }) => capacity <= maxCapacity, {
    path: ['maxCapacity'],
    message: 'must not be below capacity',
  });

/** A line of type `review`. */
export const review = z
  .strictObject({
    type: z.literal('review'),
    id,
    hotelId: id,
    language: z.enum(LANGUAGES),
    customer: name,
    reviewType: z.enum(['couple', 'family', 'friends', 'solo']),
    day,
    average: score,
    positive: text.min(1).max(5000).nullable().default(null),
    negative: text.min(1).max(5000).nullable().default(null),
  })
  .refine(({ positive, negative }) => positive !== null || negative !== null, {
    path: ['positive'],
    message: 'or negative must be there',
  });
