import type { Language, LocalLines, LocalText, PlaceKind } from '@sabadora/place-names';
import type { Environment, HotelType, Style } from './wording/codes.ts';

/*
 * Lines of an import as objects, as packages/gateway/data/IMPORT.md describes them. All fields are given, none is
 * left to a default.
 */

export interface ThemeRecord {
  type: 'theme';
  id: number;
  position: number;
  names: LocalText;
}

export interface FacilityRecord {
  type: 'facility';
  id: number;
  code: string;
  position: number;
  names: LocalText;
}

export interface ActivityTagRecord {
  type: 'activityTag';
  id: number;
  position: number;
  names: LocalText;
  groupNames: LocalText;
  highlighted: boolean;
}

export interface PlaceRecord {
  type: 'place';
  id: number;
  kind: PlaceKind;
  /** Two lower-case letters. */
  countryCode: string;
  names: LocalText;
  otherNames: readonly string[];
  slug: string;
  latitude: number;
  longitude: number;
  population: number;
  postalCode: string | null;
  otherPostalCodes: readonly string[];
  countryId: number | null;
  regionId: number | null;
  departmentId: number | null;
}

export interface HotelRecord {
  type: 'hotel';
  id: number;
  label: string;
  slug: string;
  active: boolean;
  stars: number;
  hotelType: HotelType;
  environments: Environment[];
  styles: Style[];
  facilityIds: number[];
  petsAllowed: boolean;
  latitude: number;
  longitude: number;
  address: string;
  zipCode: string;
  cityId: number;
  departmentId: number | null;
  regionId: number | null;
  countryId: number;
  touristicIds: number[];
  seaResortId: number | null;
  skiResortId: number | null;
  poiIds: number[];
  reviewCount: number;
  /** Out of 10, one decimal; null without reviews. */
  reviewAverage: number | null;
  /** 0 to 1. */
  popularity: number;
  descriptions: LocalLines;
  scene: Environment;
  /** Times of day, `HH:MM`; `checkInUntil` is null when the reception never closes. */
  checkInFrom: string;
  checkInUntil: string | null;
  checkOutUntil: string;
  /** Cents per pet and night; null when pets are not allowed. */
  petsPrice: number | null;
  /** Kilograms. */
  petsMaxWeight: number | null;
  petsMaxNumber: number;
  /** Cents per adult and night. */
  localTaxAmount: number | null;
  /** Percent of the price of the stay. */
  localTaxPercentage: number | null;
  localTaxAtHotel: boolean;
  infoIds: number[];
  /** Null without reviews. */
  reviewDetails: ReviewDetails | null;
}

/** Scores by subject, out of 10 with one decimal. */
export interface ReviewDetails {
  welcoming: number;
  comfort: number;
  cleanliness: number;
  /** Null when no meals are served. */
  food: number | null;
  localization: number;
  priceQualityRatio: number;
}

/** A line of the programme of a stay. */
export interface ProgramLine {
  type: 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY';
  titles: LocalText;
  /** Id of a `ProgramItemRecord`; null for the room. */
  itemId: number | null;
  /** Days of the week, 1 (Monday) to 7, from which the guest chooses one; null when no day is chosen. */
  weekdays: number[] | null;
}

/** Details of a programme line. */
export interface ProgramItemRecord {
  type: 'programItem';
  id: number;
  details: LocalLines;
  mustKnow: LocalLines;
  /** Opening hours, without the days of the week. */
  hours: LocalText | null;
  place: LocalText | null;
  how: LocalText | null;
  why: LocalLines;
  menu: LocalLines;
  importantInfos: LocalLines;
  minutes: number | null;
  icon: string | null;
  displayPax: boolean;
  repeated: boolean;
}

export interface RoomFeatureRecord {
  type: 'roomFeature';
  id: number;
  position: number;
  names: LocalText;
  groupNames: LocalText;
  highlighted: boolean;
}

export interface RoomRecord {
  type: 'room';
  /** A UUID. */
  id: string;
  hotelId: number;
  position: number;
  roomType: string;
  labels: LocalText;
  /** Square metres. */
  size: number | null;
  capacity: number;
  maxCapacity: number;
  bedding: LocalText | null;
  featureIds: number[];
  importantInfos: Partial<LocalLines>;
}

export interface HotelInfoRecord {
  type: 'hotelInfo';
  id: number;
  code: string;
  position: number;
  titles: LocalText;
  lines: LocalLines;
}

export interface ReviewRecord {
  type: 'review';
  id: number;
  hotelId: number;
  language: Language;
  customer: string;
  reviewType: 'couple' | 'family' | 'friends' | 'solo';
  /** ISO day. */
  day: string;
  /** Out of 10, one decimal. */
  average: number;
  positive: string | null;
  negative: string | null;
}

export interface OfferRecord {
  type: 'offer';
  id: number;
  hotelId: number;
  position: number;
  published: boolean;
  giftable: boolean;
  labels: LocalText;
  headwords: LocalText;
  descriptions: LocalLines;
  program: ProgramLine[];
  themeIds: number[];
  tagIds: number[];
  maxAdults: number;
  maxChildren: number;
  maxBabies: number;
  /** Percent. */
  promo: number;
  /** Cents for two adults and 1, 2 and 3 nights; null when the offer is not giftable. */
  voucherPrices: number[] | null;
  /** 0 to 1. */
  quality: number;
  freeCancellationDays: number | null;
  lastMinute: boolean;
  /** ISO day. */
  expiresOn: string | null;
  marketingLabels: LabelRecord[];
  channelManagerId: string | null;
  connectivity: string | null;
  autoDiscount: { code: string; value: number } | null;
  pictureCount: number;
  /** Id of a `RoomRecord`. */
  roomId: string;
}

/** A message of editors on an offer's card: an icon or an emoji before its text. */
export interface LabelRecord {
  names: LocalText;
  color: 'scarcity' | 'reinsurance' | 'social';
  icon: 'check' | 'heart' | 'tree' | null;
  emoji: string | null;
}

export interface CalendarRecord {
  type: 'calendar';
  offerId: number;
  /** ISO day of the first element of the three lists, which have the same length. */
  firstDay: string;
  /** Cents for one night and two adults. */
  prices: number[];
  minNights: number[];
  rooms: number[];
}

export interface ActivityRecord {
  type: 'activity';
  id: number;
  hotelId: number;
  published: boolean;
  labels: LocalText;
  headwords: LocalText;
  descriptions: LocalLines;
  themeIds: number[];
  tagIds: number[];
  minAdults: number;
  /** Cents for the group: the first for `minAdults` adults, each further one for one adult more. */
  barPrices: number[];
  sellPrices: number[];
  quality: number;
  scene: Environment;
  pictureCount: number;
  /** Ids of `ProgramItemRecord`s. */
  itemIds: number[];
  importantInfos: LocalLines;
}

export interface GiftBoxRecord {
  type: 'giftBox';
  code: string;
  position: number;
  titles: LocalText;
  included: LocalLines;
  descriptions: LocalLines;
  /** Cents. */
  sellPrice: number;
  refPrice: number | null;
  slug: string;
  scene: Environment;
  themeIds: number[];
  pictureCount: number;
}

export type CatalogueRecord =
  | ThemeRecord
  | FacilityRecord
  | ActivityTagRecord
  | PlaceRecord
  | RoomFeatureRecord
  | ProgramItemRecord
  | HotelInfoRecord
  | HotelRecord
  | RoomRecord
  | OfferRecord
  | CalendarRecord
  | ActivityRecord
  | GiftBoxRecord
  | ReviewRecord;
