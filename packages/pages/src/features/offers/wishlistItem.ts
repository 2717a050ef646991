import type { ActivityCardData, OfferCardData } from '@sabadora/api';
import type { WishlistItem, WishlistKind } from '@sabadora/hooks';

/** Converts a stay or an activity to an item of the wishlist. */
export function wishlistItem(
  { id, label, hotel, headwords, imageUrl, uri }: OfferCardData | ActivityCardData,
  kind: WishlistKind = 'STAY',
): WishlistItem {
  return {
    id,
    kind,
    label,
    hotel: { label: hotel.label, location: hotel.location.label, stars: hotel.stars },
    headwords,
    imageUrl,
    uri,
  };
}
