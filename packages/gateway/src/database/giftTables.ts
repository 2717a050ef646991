import type { LocalLines, LocalText } from '@sabadora/place-names';
import type { Generated } from 'kysely';
import type { Json, JsonWithDefault } from './json.ts';

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
  /** Cents for the group: the first for `min_adults` adults, each further one for one adult more. */
  bar_prices: number[];
  sell_prices: number[];
  quality: number;
  scene: string;
  picture_count: Generated<number>;
  /** Ids in `program_item`. */
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

/** A sleeve or an extra that can be ordered with a posted gift. */
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

/** The tables of what is sold besides stays: activities, gift boxes, and what a posted gift costs. */
export interface GiftTables {
  activity: ActivityTable;
  gift_box: BoxTable;
  gift_shipping: GiftShippingTable;
  gift_extra: GiftExtraTable;
}
