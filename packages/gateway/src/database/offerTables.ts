import type { MarketingLabel } from '@sabadora/domain';
import type { LocalLines, LocalText } from '@sabadora/place-names';
import type { ColumnType, Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

/** A line of the programme of a stay. */
export interface ProgramLine {
  type: 'ROOM' | 'BREAKFAST' | 'DINNER' | 'ACTIVITY';
  titles: LocalText;
  /** Id in `program_item`; absent or null when there are no details. */
  itemId?: number | null;
  /** Days of the week, 1 (Monday) to 7, from which the guest chooses one; absent or null when no day is chosen. */
  weekdays?: number[] | null;
}

/** Details of something that stays include, such as a meal or an activity. Its paragraphs are by language. */
export interface ProgramItemTable {
  id: number;
  details: JsonWithDefault<Partial<LocalLines>>;
  must_know: JsonWithDefault<Partial<LocalLines>>;
  /** Opening hours, without the days of the week. */
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

/** A promotion that is applied automatically; `value` is percent. */
export interface AutoDiscount {
  code: string;
  value: number;
}

/** A marketing label with its text in every language. */
export interface StoredLabel extends Omit<MarketingLabel, 'message'> {
  names: LocalText;
}

/** A stay on sale: its texts, its programme and its conditions. */
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

/**
 * The calendar of an offer: prices in cents for two adults and a night, minimum stays and rooms, one element per day
 * from `first_day` on.
 */
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
  /** Prices, rooms and minimum nights of a block of offers, in the format that the migration describes. */
  stays: Buffer;
}

/**
 * Offers whose calendar, promotion, voucher prices or last day of sale have changed since `calendar_day` was written.
 */
export interface OfferChangeTable {
  offer_id: number;
  /** The transaction that last changed it (xid8), a number as text. */
  transaction_id: string;
}

/** The tables of offers: programmes, calendars and search data. */
export interface OfferTables {
  program_item: ProgramItemTable;
  offer: OfferTable;
  offer_calendar: OfferCalendarTable;
  calendar_day: CalendarDayTable;
  offer_change: OfferChangeTable;
}
