import type { ContentKind } from '@sabadora/domain';
import type { Language, LocalText, PlaceKind } from '@sabadora/place-names';
import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './accountTables.ts';
import type { ContactTables } from './contactTables.ts';
import type { OrderTables } from './orderTables.ts';

import type { GiftTables } from './giftTables.ts';
import type { HotelTables } from './hotelTables.ts';
import type { Json } from './json.ts';
import type { OfferTables } from './offerTables.ts';

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
  /** Further post codes, and patterns such as "59xxx" for all codes that begin with "59". */
  other_postal_codes: Generated<string[]>;
  country_id: number | null;
  region_id: number | null;
  department_id: number | null;
  hotel_count: Generated<number>;
  /** The place that is suggested instead of this one; null for most. */
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

/** An activity tag, by which stays are filtered; tags are shown by position, grouped by `group_names`. */
export interface ActivityTagTable {
  id: number;
  position: number;
  names: Json<LocalText>;
  group_names: Json<LocalText>;
  highlighted: Generated<boolean>;
}

/** A name by which a destination is found, folded (lower case, no accents), with the weight of a match. */
export interface SearchNameTable {
  place_id: number | null;
  hotel_id: number | null;
  language: Language | null;
  folded: string;
  weight: number;
  /** Whether `folded` is a post code or a pattern of post codes. */
  is_postal_code: Generated<boolean>;
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
  /** The minisite on which it happened; null on the storefront. */
  minisite_id: number | null;
  /** The affiliate that sent the visitor to the minisite. */
  affiliate: string | null;
}

/** Which variation of an experiment a visitor has seen. */
export interface ExperimentActivationTable {
  visitor_id: string;
  variation_group_id: string;
  variation_id: string;
  locale: string;
  environment_id: string;
  activated_at: Generated<Date>;
  minisite_id: number | null;
  affiliate: string | null;
}

/** Key-value state of the database, such as the version of the catalogue and the first day of its calendars. */
export interface MetaTable {
  key: string;
  value: Json<unknown>;
}

/** An item of editors' content, for one market. */
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
  /** ISO day on which its body last changed. */
  changed_on: Generated<string>;
}

/** All tables, with the types that Kysely reads and writes. */
export interface Tables
  extends AccountTables, ContactTables, GiftTables, HotelTables, OfferTables, OrderTables {
  place: PlaceTable;
  theme: ThemeTable;
  facility: FacilityTable;
  activity_tag: ActivityTagTable;
  search_name: SearchNameTable;
  tracking_event: TrackingEventTable;
  experiment_activation: ExperimentActivationTable;
  meta: MetaTable;
  content_item: ContentItemTable;
}
