import type { ActivityCardData, BoxDetail, HotelDetail, OfferCardData, OrderedProduct } from '@sabadora/api';
import { activityQuote, boxCodeIn, FLOW_TABLE } from '@sabadora/domain';

/** A product on its own page, in the fields of Google Analytics 4 and of SE-189. */
export interface ProductItem {
  item_id: string;
  item_name: string;
  /** Name of the hotel; undefined for a gift box, which is valid in many. */
  item_brand?: string;
  item_category: string;
  /** Price in euros: of a stay or box, of one person for an activity, of the cheapest offer for a hotel. */
  price?: number;
  /** Number of people for an activity, else 1. */
  quantity: number;
  location?: string;
  theme?: string;
  search_type: string;
  flow_type: string;
}

const euros = (cents: number | undefined) => (cents === undefined ? {} : { price: cents / 100 });

/**
 * A stay, or a stay as a gift, with the data of its offer (SE-251). Not shared with the similar `stayListItem`:
 * product pages and list pages would then need one common module, and the ideas page would load 7 kB more.
 */
export function stayItem(offer: OfferCardData): ProductItem {
  const { id, label, hotel, itemCategory, sellPrice, topTheme, searchType, flowType } = offer;
  return {
    item_id: String(id),
    item_name: label,
    item_brand: hotel.label,
    item_category: itemCategory,
    ...euros(sellPrice),
    quantity: 1,
    location: hotel.location.label,
    ...(topTheme !== null && { theme: topTheme }),
    search_type: searchType,
    flow_type: flowType,
  };
}

/** An activity for a group, with the price of one person (SE-252). */
export function activityItem(
  { id, label, hotel, prices }: Pick<ActivityCardData, 'id' | 'label' | 'hotel' | 'prices'>,
  adults: number,
): ProductItem {
  return {
    item_id: String(id),
    item_name: label,
    item_brand: hotel.label,
    item_category: FLOW_TABLE.activity.itemCategory,
    ...euros(activityQuote(prices, adults)?.perPerson),
    quantity: adults,
    location: hotel.location.label,
    search_type: 'activity',
    flow_type: 'activity',
  };
}

/** A hotel, with the price of its cheapest offer. */
export function hotelItem({ hotel, weekends }: Pick<HotelDetail, 'hotel' | 'weekends'>): ProductItem {
  return {
    item_id: String(hotel.id),
    item_name: hotel.label,
    item_brand: hotel.label,
    item_category: 'hotel',
    ...euros(weekends[0]?.sellPrice),
    quantity: 1,
    location: hotel.location.label,
    search_type: 'hotel',
    flow_type: 'hotel',
  };
}

/** A gift box. Its id is the code of the digital format, whichever format was chosen. */
export function boxItem({ code, title, value }: Pick<BoxDetail, 'code' | 'title' | 'value'>): ProductItem {
  return {
    item_id: boxCodeIn('digital', code),
    item_name: title,
    item_category: 'box',
    ...euros(value),
    quantity: 1,
    search_type: 'gift',
    flow_type: 'gifting',
  };
}

/** A gift in an order. It has no price, because the price is that of the order. */
export function orderedGiftItem(product: Extract<OrderedProduct, { kind: 'gift' | 'box' }>): ProductItem {
  const common = { item_name: product.label, quantity: 1, search_type: 'gift', flow_type: 'gifting' };
  if (product.kind === 'box') return { ...common, item_id: product.code, item_category: 'box' };
  const { offerId, hotel } = product;
  return {
    ...common,
    item_id: String(offerId),
    item_brand: hotel.label,
    item_category: FLOW_TABLE.gifting.itemCategory,
    location: hotel.town,
  };
}
