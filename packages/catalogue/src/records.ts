import type { LocalLines, LocalText, PlaceKind } from '@sabadora/place-names';
import type { Environment, HotelType, Style } from './wording/codes.ts';

/*
 * Lines of an import before they are JSON, as packages/gateway/data/IMPORT.md describes them. Each is whole: nothing is
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
  /** Two small letters. */
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
}

/** A line of what a stay includes. */
export interface ProgramLine {
  type: 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY';
  titles: LocalText;
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
  /** Cents for two and 1, 2 and 3 nights; null when it cannot be given. */
  voucherPrices: number[] | null;
  /** 0 to 1. */
  quality: number;
  freeCancellationDays: number | null;
  lastMinute: boolean;
  /** ISO day. */
  expiresOn: string | null;
  marketingLabels: LocalText[];
  channelManagerId: string | null;
  connectivity: string | null;
  autoDiscount: { code: string; value: number } | null;
  pictureCount: number;
}

export interface CalendarRecord {
  type: 'calendar';
  offerId: number;
  /** ISO day of the first entry of the three lists, which are of one length. */
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
  /** Cents for the group: the first for `minAdults`, each further one for one adult more. */
  barPrices: number[];
  sellPrices: number[];
  quality: number;
  scene: Environment;
  pictureCount: number;
}

export interface GiftBoxRecord {
  type: 'giftBox';
  code: string;
  position: number;
  titles: LocalText;
  included: LocalLines;
  /** Cents. */
  sellPrice: number;
  refPrice: number | null;
  slug: string;
  scene: Environment;
  themeIds: number[];
}

export type CatalogueRecord =
  | ThemeRecord
  | FacilityRecord
  | ActivityTagRecord
  | PlaceRecord
  | HotelRecord
  | OfferRecord
  | CalendarRecord
  | ActivityRecord
  | GiftBoxRecord;
