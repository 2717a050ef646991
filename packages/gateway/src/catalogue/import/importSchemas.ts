import { z } from 'zod';
import { MESSAGE_COLORS, MESSAGE_ICONS } from '@sabadora/domain';
import { PLACE_KINDS } from '@sabadora/place-names';
import { ENVIRONMENTS, HOTEL_TYPES, STYLES } from '../codes.ts';
import { slugOf } from '@sabadora/place-names';
import {
  hotelDetails,
  hotelInfo,
  programItem,
  programLine,
  review,
  room,
  roomFeature,
} from './detailSchemas.ts';
import {
  cents,
  codes,
  day,
  id,
  ids,
  inLanguages,
  latitude,
  lines,
  longitude,
  maybeLines,
  MOST_CENTS,
  name,
  names,
  small,
  text,
  unit,
} from './importFields.ts';

/*
 * One schema per kind of line. A line describes a whole record: fields that it leaves out get their defaults, also
 * when the record is updated. Keys are the names of columns in camel case.
 */

const theme = z.strictObject({ type: z.literal('theme'), id, position: small(0, 1000), names });

const facility = z.strictObject({
  type: z.literal('facility'),
  id,
  code: text.min(1).max(60),
  position: small(0, 1000),
  names,
});

const activityTag = z.strictObject({
  type: z.literal('activityTag'),
  id,
  position: small(0, 1000),
  names,
  groupNames: names,
  highlighted: z.boolean().default(false),
});

const place = z
  .strictObject({
    type: z.literal('place'),
    id,
    kind: z.enum(PLACE_KINDS),
    countryCode: z.string().regex(/^[a-z]{2}$/, 'must be two small letters'),
    names,
    otherNames: z.array(name).default([]),
    slug: name.optional(),
    latitude,
    longitude,
    population: z.int32().min(0).default(0),
    postalCode: text.max(12).nullable().default(null),
    otherPostalCodes: z.array(text.max(12)).default([]),
    countryId: id.nullable().default(null),
    regionId: id.nullable().default(null),
    departmentId: id.nullable().default(null),
  })
  .transform((line) => ({ ...line, slug: line.slug ?? slugOf(String(line.names['en'])) }));

const hotel = z
  .strictObject({
    type: z.literal('hotel'),
    id,
    label: name,
    slug: name.optional(),
    active: z.boolean().default(true),
    stars: small(0, 5),
    hotelType: codes(HOTEL_TYPES),
    environments: z.array(codes(ENVIRONMENTS)).default([]),
    styles: z.array(codes(STYLES)).default([]),
    facilityIds: ids,
    petsAllowed: z.boolean().default(false),
    latitude,
    longitude,
    address: text.max(300),
    zipCode: text.max(12),
    cityId: id,
    departmentId: id.nullable().default(null),
    regionId: id.nullable().default(null),
    countryId: id,
    touristicIds: ids,
    seaResortId: id.nullable().default(null),
    skiResortId: id.nullable().default(null),
    poiIds: ids,
    reviewCount: z.int32().min(0).default(0),
    reviewAverage: z.number().min(0).max(10).nullable().default(null),
    popularity: unit.default(0.3),
    descriptions: lines,
    scene: codes(ENVIRONMENTS),
    ...hotelDetails,
  })
  .refine(
    ({ localTaxAmount, localTaxPercentage }) => localTaxAmount === null || localTaxPercentage === null,
    { path: ['localTaxPercentage'], message: 'cannot be there beside localTaxAmount' },
  )
  .transform(({ hotelType, ...line }) => ({ ...line, hotelType, slug: line.slug ?? slugOf(line.label) }));

/** A marketing label that editors give an offer (CH-067). */
const label = z.strictObject({
  names,
  color: z.enum(MESSAGE_COLORS),
  icon: z.enum(MESSAGE_ICONS).nullable().default(null),
  emoji: z.emoji().nullable().default(null),
});

const offer = z
  .strictObject({
    type: z.literal('offer'),
    id,
    hotelId: id,
    position: small(0, 1000),
    published: z.boolean().default(true),
    giftable: z.boolean().default(false),
    labels: names,
    headwords: inLanguages(text.max(500)),
    descriptions: lines,
    program: z.array(programLine).max(30),
    roomId: z.uuid().nullable().default(null),
    themeIds: ids,
    tagIds: ids,
    maxAdults: small(1, 20),
    maxChildren: small(0, 10).default(0),
    maxBabies: small(0, 10).default(0),
    promo: small(0, 99).default(0),
    voucherPrices: z.array(cents).length(3).nullable().default(null),
    quality: unit.default(0.5),
    freeCancellationDays: small(0, 365).nullable().default(null),
    lastMinute: z.boolean().default(false),
    expiresOn: day.nullable().default(null),
    marketingLabels: z.array(label).max(5).default([]),
    channelManagerId: text.max(60).nullable().default(null),
    connectivity: text.max(60).nullable().default(null),
    autoDiscount: z
      .strictObject({ code: text.min(1).max(40), value: small(1, 99) })
      .nullable()
      .default(null),
    pictureCount: small(1, 30).default(5),
  })
  .refine(({ giftable, voucherPrices }) => giftable === (voucherPrices !== null), {
    path: ['voucherPrices'],
    message: 'must be there when the offer is giftable, and only then',
  });

/** Most days of a calendar: as many as searches cover. */
const MOST_DAYS = 800;

/**
 * A list of one to `MOST_DAYS` integers. A catalogue has millions of them, and a loop takes a tenth of the time of a
 * schema per number.
 */
const wholeNumbers = (min: number, max: number) =>
  z.custom<number[]>(
    (value) =>
      Array.isArray(value) &&
      value.length >= 1 &&
      value.length <= MOST_DAYS &&
      value.every(
        (entry: unknown) => Number.isInteger(entry) && Number(entry) >= min && Number(entry) <= max,
      ),
    `must be 1 to ${MOST_DAYS} whole numbers from ${min} to ${max}`,
  );

const calendar = z
  .strictObject({
    type: z.literal('calendar'),
    offerId: id,
    firstDay: day,
    prices: wholeNumbers(0, MOST_CENTS),
    minNights: wholeNumbers(1, 30),
    rooms: wholeNumbers(0, 9999),
  })
  .refine(
    ({ prices, minNights, rooms }) => prices.length === minNights.length && prices.length === rooms.length,
    {
      path: ['prices'],
      message: 'must have as many entries as minNights and rooms',
    },
  );

/** Most group sizes that an activity has prices for. */
const MOST_GROUPS = 20;

const activity = z
  .strictObject({
    type: z.literal('activity'),
    id,
    hotelId: id,
    published: z.boolean().default(true),
    labels: names,
    headwords: inLanguages(text.max(500)),
    descriptions: lines,
    themeIds: ids,
    tagIds: ids,
    minAdults: small(1, 20).default(1),
    barPrices: z.array(cents).min(1).max(MOST_GROUPS),
    sellPrices: z.array(cents),
    quality: unit.default(0.5),
    scene: codes(ENVIRONMENTS),
    pictureCount: small(1, 30).default(4),
    itemIds: ids,
    importantInfos: maybeLines,
  })
  .refine(
    ({ barPrices, sellPrices }) =>
      barPrices.length === sellPrices.length &&
      sellPrices.every((price, index) => price <= (barPrices[index] ?? 0)),
    { path: ['sellPrices'], message: 'must have as many entries as barPrices, none of them dearer' },
  );

const giftBox = z.strictObject({
  type: z.literal('giftBox'),
  code: z
    .string()
    .max(40)
    .regex(/^[A-Z0-9]*[A-DF-Z0-9]EBOX$/, 'must be capitals and digits, not E last, and then EBOX'),
  position: small(0, 1000).default(0),
  published: z.boolean().default(true),
  titles: names,
  included: lines,
  descriptions: maybeLines,
  sellPrice: cents,
  refPrice: cents.nullable().default(null),
  slug: z.string().regex(/^[a-z0-9-]{1,80}$/, 'must be small letters, digits and hyphens'),
  scene: codes(ENVIRONMENTS),
  themeIds: ids,
  pictureCount: small(1, 30).default(3),
});

/** The schemas of lines by their `type`. */
export const LINE_SCHEMAS = {
  theme,
  facility,
  activityTag,
  roomFeature,
  programItem,
  hotelInfo,
  place,
  hotel,
  room,
  offer,
  calendar,
  activity,
  giftBox,
  review,
} as const;

/** The type of an import's line. */
export type LineType = keyof typeof LINE_SCHEMAS;

/** A line of a type, after validation. */
export type Line<Type extends LineType> = z.output<(typeof LINE_SCHEMAS)[Type]>;

/** The key that identifies a line's record among those of its type. */
export function keyOf(line: Line<LineType>): number | string {
  if (line.type === 'calendar') return line.offerId;
  return line.type === 'giftBox' ? line.code : line.id;
}
