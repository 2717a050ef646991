import type { ContentKind } from '@sabadora/domain';
import type { Language, LocalLines, LocalText, PlaceKind } from '@sabadora/place-names';
import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './accountTables.ts';
import type { ContactTables } from './contactTables.ts';
import type { OrderTables } from './orderTables.ts';

/** A jsonb column: read as the value, written as its JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

/** A jsonb column with a default. */
type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** A place that can be searched: town, region, country, resort or sight. */
export interface PlaceTable {
  id: number;
  kind: PlaceKind;
  country_code: string;
  names: Json<LocalText>;
  other_names: Generated<string[]>;
  slug: string;
  latitude: number;
  longitude: number;
  population: Generated<number>;
  postal_code: string | null;
  /** Further post codes, and patterns such as "59xxx" for all that begin so. */
  other_postal_codes: Generated<string[]>;
  country_id: number | null;
  region_id: number | null;
  department_id: number | null;
  hotel_count: Generated<number>;
  /** The place that is suggested in the stead of this one; null for most. */
  same_as_id: Generated<number | null>;
}

/** A theme of stays, in the order shown. */
export interface ThemeTable {
  id: number;
  position: number;
  names: Json<LocalText>;
}

/** A facility of hotels, in the order shown. */
export interface FacilityTable {
  id: number;
  code: string;
  position: number;
  names: Json<LocalText>;
}

/** An activity that stays are filtered by, in the order shown; grouped by `group_names`. */
export interface ActivityTagTable {
  id: number;
  position: number;
  names: Json<LocalText>;
  group_names: Json<LocalText>;
  highlighted: Generated<boolean>;
}

/** A hotel, its areas, its reviews in sum and what holds for all its stays. */
export interface HotelTable {
  id: number;
  label: string;
  slug: string;
  active: Generated<boolean>;
  stars: number;
  type: string;
  environments: Generated<string[]>;
  styles: Generated<string[]>;
  facility_ids: Generated<number[]>;
  pets_allowed: Generated<boolean>;
  latitude: number;
  longitude: number;
  address: string;
  zip_code: string;
  city_id: number;
  department_id: number | null;
  region_id: number | null;
  country_id: number;
  /** Holiday regions; they overlap. */
  touristic_ids: Generated<number[]>;
  sea_resort_id: number | null;
  ski_resort_id: number | null;
  poi_ids: Generated<number[]>;
  review_count: Generated<number>;
  /** Out of 10, one decimal. */
  review_average: number | null;
  /** 0 to 1. */
  popularity: number;
  descriptions: Json<LocalLines>;
  scene: string;
  /** Which view of its surroundings its pictures show; those of one town are numbered through. */
  picture_view: Generated<number>;
  /** Times of day, `HH:MM`. */
  check_in_from: string | null;
  check_in_until: string | null;
  check_out_until: string | null;
  /** Cents per pet and night. */
  pets_price: number | null;
  /** Kilograms. */
  pets_max_weight: number | null;
  pets_max_number: Generated<number>;
  /** Cents per adult and night. */
  local_tax_amount: number | null;
  /** Percent of the price of the stay. */
  local_tax_percentage: number | null;
  local_tax_at_hotel: Generated<boolean>;
  info_ids: Generated<number[]>;
  review_details: ColumnType<ReviewDetails | null, string | null | undefined, string | null>;
  /** ISO day. */
  changed_on: Generated<string>;
}

/** Scores by subject, out of 10 with one decimal. */
export interface ReviewDetails {
  welcoming: number;
  comfort: number;
  cleanliness: number;
  food: number | null;
  localization: number;
  priceQualityRatio: number;
}

/** A line of what a stay includes. */
export interface ProgramLine {
  type: 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY';
  titles: LocalText;
  /** Of `program_item`; absent or null when nothing more is known. */
  itemId?: number | null;
  /** Days of the week, 1 (Monday) to 7, of which one is chosen; absent or null when none is chosen. */
  weekdays?: number[] | null;
}

/** A feature of rooms, in the order shown. */
export interface RoomFeatureTable {
  id: number;
  position: number;
  names: Json<LocalText>;
  group_names: Json<LocalText>;
  highlighted: Generated<boolean>;
}

/** A room of a hotel. */
export interface RoomTable {
  /** A UUID. */
  id: string;
  hotel_id: number;
  position: number;
  type: string;
  labels: Json<LocalText>;
  /** Square metres. */
  size: number | null;
  capacity: number;
  /** With extra beds. */
  max_capacity: number;
  bedding: ColumnType<LocalText | null, string | null | undefined, string | null>;
  feature_ids: Generated<number[]>;
  important_infos: JsonWithDefault<Partial<LocalLines>>;
}

/** Something that stays include, in detail: a meal, an activity. Its paragraphs are by language. */
export interface ProgramItemTable {
  id: number;
  details: JsonWithDefault<Partial<LocalLines>>;
  must_know: JsonWithDefault<Partial<LocalLines>>;
  /** Hours of the day, without the days of the week. */
  hours: ColumnType<LocalText | null, string | null | undefined, string | null>;
  place: ColumnType<LocalText | null, string | null | undefined, string | null>;
  how: ColumnType<LocalText | null, string | null | undefined, string | null>;
  why: JsonWithDefault<Partial<LocalLines>>;
  menu: JsonWithDefault<Partial<LocalLines>>;
  important_infos: JsonWithDefault<Partial<LocalLines>>;
  minutes: number | null;
  icon: string | null;
  display_pax: Generated<boolean>;
  repeated: Generated<boolean>;
}

/** Practical information that many hotels share. */
export interface HotelInfoTable {
  id: number;
  /** `important` is what to know before arrival. */
  code: string;
  position: number;
  titles: Json<LocalText>;
  lines: Json<LocalLines>;
}

/** One review of a hotel; `average` is out of 10. */
export interface ReviewTable {
  id: number;
  hotel_id: number;
  language: Language;
  customer: string;
  type: 'couple' | 'family' | 'friends' | 'solo';
  /** ISO day. */
  day: string;
  average: number;
  positive: string | null;
  negative: string | null;
}

/** A promotion code that is applied by itself; `value` is percent. */
export interface AutoDiscount {
  code: string;
  value: number;
}

/** A stay that is sold: its texts, what it includes, who it is for. */
export interface OfferTable {
  id: number;
  hotel_id: number;
  position: number;
  published: Generated<boolean>;
  giftable: Generated<boolean>;
  labels: Json<LocalText>;
  headwords: Json<LocalText>;
  descriptions: Json<LocalLines>;
  program: Json<ProgramLine[]>;
  theme_ids: Generated<number[]>;
  tag_ids: Generated<number[]>;
  max_adults: number;
  max_children: number;
  max_babies: number;
  promo: Generated<number>;
  voucher_prices: number[] | null;
  quality: number;
  free_cancellation_days: number | null;
  last_minute: Generated<boolean>;
  /** ISO day. */
  expires_on: string | null;
  marketing_labels: JsonWithDefault<LocalText[]>;
  channel_manager_id: string | null;
  connectivity: string | null;
  auto_discount: ColumnType<AutoDiscount | null, string | null | undefined, string | null>;
  picture_count: Generated<number>;
  room_id: string | null;
  /** ISO day. */
  changed_on: Generated<string>;
}

/** An offer's year: prices in cents for two adults and a night, minimum stays and rooms, one element per day from `first_day` on. */
export interface OfferCalendarTable {
  offer_id: number;
  /** ISO day. */
  first_day: string;
  prices: number[];
  min_nights: number[];
  rooms: number[];
  from_price: number;
  from_nights: number;
}

/** The calendars of a block of offers on one day, as the search index reads them. */
export interface CalendarDayTable {
  /** ISO day. */
  day: string;
  block: number;
  /** Numbers of a block of offers, as the migration says. */
  stays: Buffer;
}

/** Offers whose calendar or prices are not those of `calendar_day` any more. */
export interface OfferChangeTable {
  offer_id: number;
  /** The transaction that changed it last (xid8), a number as text. */
  transaction_id: string;
}

/** A name that a destination is found by, folded (lower case, no accents), with the weight of the match. */
export interface SearchNameTable {
  place_id: number | null;
  hotel_id: number | null;
  language: Language | null;
  folded: string;
  weight: number;
  /** `folded` is a post code, or a pattern for many. */
  is_postal_code: Generated<boolean>;
}

/** An activity that is sold without a stay. Prices are cents. */
export interface ActivityTable {
  id: number;
  hotel_id: number;
  published: Generated<boolean>;
  labels: Json<LocalText>;
  headwords: Json<LocalText>;
  descriptions: Json<LocalLines>;
  theme_ids: Generated<number[]>;
  tag_ids: Generated<number[]>;
  min_adults: Generated<number>;
  /** Cents for the group: the first for `min_adults`, each further one for one adult more. */
  bar_prices: number[];
  sell_prices: number[];
  quality: number;
  scene: string;
  picture_count: Generated<number>;
  /** Of `program_item`. */
  item_ids: Generated<number[]>;
  important_infos: JsonWithDefault<Partial<LocalLines>>;
  /** ISO day. */
  changed_on: Generated<string>;
}

/** A gift box. Prices are cents. */
export interface BoxTable {
  code: string;
  position: number;
  published: Generated<boolean>;
  titles: Json<LocalText>;
  included: Json<LocalLines>;
  descriptions: JsonWithDefault<Partial<LocalLines>>;
  sell_price: number;
  ref_price: number | null;
  slug: string;
  scene: string;
  theme_ids: Generated<number[]>;
  offer_count: Generated<number>;
  picture_count: Generated<number>;
  /** ISO day. */
  changed_on: Generated<string>;
}

/** What posting a gift to a country costs, in cents. */
export interface GiftShippingTable {
  /** Lower case. */
  country_code: string;
  /** Cents. */
  amount: number;
  international_fee: Generated<number>;
}

/** What a posted gift can be ordered with. */
export interface GiftExtraTable {
  id: string;
  kind: 'sleeve' | 'extra';
  position: number;
  names: Json<LocalText>;
  /** Cents. */
  price: number;
  picture: string | null;
  recommended: Generated<boolean>;
  is_default: Generated<boolean>;
  on_sale: Generated<boolean>;
}

/** An event that a page has tracked. */
export interface TrackingEventTable {
  id: Generated<number>;
  received_at: Generated<Date>;
  source: 'analytics' | 'statistics';
  visitor_id: string;
  locale: string;
  name: string;
  params: Json<Record<string, unknown>>;
}

/** Which variation of an experiment a visitor has seen. */
export interface ExperimentActivationTable {
  visitor_id: string;
  variation_group_id: string;
  variation_id: string;
  locale: string;
  environment_id: string;
  activated_at: Generated<Date>;
}

/** State of the database itself: the version of the catalogue, the day of its calendars. */
export interface MetaTable {
  key: string;
  value: Json<unknown>;
}

/** What editors own, for one market. */
export interface ContentItemTable {
  file: string;
  locale: string;
  kind: ContentKind;
  key: string;
  rank: number;
  /** Wall time in Paris, as text. */
  shown_from: ColumnType<Date | null, string | null, string | null>;
  shown_until: ColumnType<Date | null, string | null, string | null>;
  flow: string | null;
  pages: string[] | null;
  variation: string | null;
  is_draft: boolean;
  body: Json<unknown>;
  /** ISO day on which its body was last another one. */
  changed_on: Generated<string>;
}

/** The tables, as Kysely reads and writes them. */
export interface Tables extends AccountTables, OrderTables, ContactTables {
  place: PlaceTable;
  theme: ThemeTable;
  facility: FacilityTable;
  activity_tag: ActivityTagTable;
  hotel: HotelTable;
  offer: OfferTable;
  offer_calendar: OfferCalendarTable;
  calendar_day: CalendarDayTable;
  offer_change: OfferChangeTable;
  search_name: SearchNameTable;
  meta: MetaTable;
  content_item: ContentItemTable;
  activity: ActivityTable;
  gift_box: BoxTable;
  gift_shipping: GiftShippingTable;
  gift_extra: GiftExtraTable;
  tracking_event: TrackingEventTable;
  experiment_activation: ExperimentActivationTable;
  room_feature: RoomFeatureTable;
  room: RoomTable;
  program_item: ProgramItemTable;
  hotel_info: HotelInfoTable;
  review: ReviewTable;
}
