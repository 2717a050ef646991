import type { ActivityCardData, OfferCardData } from '@sabadora/api';
import { activityQuote, FLOW_TABLE } from '@sabadora/domain';
import { useCallback, useEffect, type MouseEvent } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { isFirst } from './once.ts';

/** An item in a list, in the fields of Google Analytics 4 and of SE-189. */
export interface ListItem {
  item_id: string;
  item_name: string;
  /** Name of the hotel. */
  item_brand: string;
  item_category: string;
  /** Price in euros: of the stay, or of one person for an activity. */
  price: number;
  quantity: 1;
  /** Position in the whole list, from 0. */
  index: number;
  location: string;
  theme?: string;
  search_type: string;
  flow_type: string;
}

/** A stay as a tracked item (SE-189, SE-251). */
export function stayListItem(offer: OfferCardData): ListItem {
  const { id, label, hotel, itemCategory, sellPrice, index, topTheme, searchType, flowType } = offer;
  return {
    item_id: String(id),
    item_name: label,
    item_brand: hotel.label,
    item_category: itemCategory,
    price: sellPrice / 100,
    quantity: 1,
    index,
    location: hotel.location.label,
    ...(topTheme !== null && { theme: topTheme }),
    search_type: searchType,
    flow_type: flowType,
  };
}

/** An activity as a tracked item, with the price of one person (SE-252). `theme` is the theme of the search. */
export function activityListItem(
  { id, label, hotel, prices, index }: ActivityCardData,
  { adults, theme }: { adults: number; theme?: string | undefined },
): ListItem {
  return {
    item_id: String(id),
    item_name: label,
    item_brand: hotel.label,
    item_category: FLOW_TABLE.activity.itemCategory,
    price: (activityQuote(prices, adults)?.perPerson ?? 0) / 100,
    quantity: 1,
    index,
    location: hotel.location.label,
    ...(theme !== undefined && { theme }),
    search_type: 'activity',
    flow_type: 'activity',
  };
}

export interface ListTrackingProps {
  /** Screen or block that has the list, e.g. "search". */
  list: string;
  /** Key of the list of results, e.g. the domain package's `searchKey`: criteria and page (ALG-29). */
  listKey: string;
  /** Items of the list; empty while loading, when nothing is tracked. */
  items: readonly ListItem[];
}

/** Props for the element around an item's links. */
export interface ItemTrackingProps {
  onClick: (event: MouseEvent) => void;
  onAuxClick: (event: MouseEvent) => void;
}

/** Tracks the links of a list that visitors follow. */
export interface ListTracking {
  /** Props that track each followed link inside, in this tab or a new one, by pointer or keyboard. */
  itemProps: (item: ListItem) => ItemTrackingProps;
}

const MIDDLE_BUTTON = 1;

/** Tracks a list once (SE-251, D-154), and each item chosen from it (SE-252). Never throws (SE-253). */
export function useListTracking({ list, listKey, items }: ListTrackingProps): ListTracking {
  const { track, location } = useSabadora();

  useEffect(() => {
    if (items.length > 0 && isFirst(location, `${list} ${listKey}`))
      track({ name: 'view_item_list', params: { item_list_id: list, currency: 'EUR', items } });
  }, [track, location, list, listKey, items]);

  const itemProps = useCallback(
    (item: ListItem): ItemTrackingProps => {
      const trackLink = (event: MouseEvent) => {
        // Ignores clicks that follow no link, such as the end of a drag over a photo.
        if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.closest('a[href]'))
          return;
        track({ name: 'select_item', params: { item_list_id: list, currency: 'EUR', items: [item] } });
      };
      return {
        onClick: trackLink,
        onAuxClick: (event) => {
          if (event.button === MIDDLE_BUTTON) trackLink(event);
        },
      };
    },
    [track, list],
  );
  return { itemProps };
}
