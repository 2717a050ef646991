import type { MarketingLabel } from '@sabadora/domain';
import type { LocalLines, LocalText } from '@sabadora/place-names';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

/** A line of what a stay includes. */
export interface ProgramLine {
  type: 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY';
  titles: LocalText;
  /** Of `program_item`; absent or null when nothing more is known. */
  itemId?: number | null;
  /** Days of the week, 1 (Monday) to 7, of which one is chosen; absent or null when none is chosen. */
  weekdays?: number[] | null;
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

/** A promotion code that is applied by itself; `value` is percent. */
export interface AutoDiscount {
  code: string;
  value: number;
}

/** A marketing label with its words in every language. */
export interface StoredLabel extends Omit<MarketingLabel, 'message'> {
  names: LocalText;
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
  marketing_labels: JsonWithDefault<StoredLabel[]>;
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

/** The tables of stays that are sold: what they include, and their calendars. */
export interface OfferTables {
  program_item: ProgramItemTable;
  offer: OfferTable;
  offer_calendar: OfferCalendarTable;
  calendar_day: CalendarDayTable;
  offer_change: OfferChangeTable;
}
