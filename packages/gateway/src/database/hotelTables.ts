import type { Language, LocalLines, LocalText } from '@sabadora/place-names';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

/** A hotel with its areas, its review scores and the terms of all its stays. */
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
  /** Ids of holiday regions, which may overlap. */
  touristic_ids: Generated<number[]>;
  sea_resort_id: number | null;
  ski_resort_id: number | null;
  poi_ids: Generated<number[]>;
  review_count: Generated<number>;
  /** Average score out of 10, one decimal. */
  review_average: number | null;
  /** 0 to 1. */
  popularity: number;
  descriptions: Json<LocalLines>;
  scene: string;
  /** Number of the view in its pictures; the hotels of one town have consecutive numbers. */
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

/** A feature of rooms; features are shown by position. */
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
  /** Most people, with extra beds. */
  max_capacity: number;
  bedding: ColumnType<LocalText | null, string | null | undefined, string | null>;
  feature_ids: Generated<number[]>;
  important_infos: JsonWithDefault<Partial<LocalLines>>;
}

/** Practical information that many hotels share. */
export interface HotelInfoTable {
  id: number;
  /** Code of the kind of information; `important` is what guests should know before arrival. */
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

/** The tables of hotels, their rooms and their reviews. */
export interface HotelTables {
  hotel: HotelTable;
  room_feature: RoomFeatureTable;
  room: RoomTable;
  hotel_info: HotelInfoTable;
  review: ReviewTable;
}
