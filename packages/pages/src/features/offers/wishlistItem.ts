import type { OfferCardData } from '@sabadora/api';
import type { WishlistItem } from '@sabadora/hooks';

/** A stay as it is kept in the wishlist. */
export function wishlistItem({ id, label, hotel, headwords, imageUrl, uri }: OfferCardData): WishlistItem {
  return {
    id,
    kind: 'STAY',
    label,
    hotel: { label: hotel.label, location: hotel.location.label, stars: hotel.stars },
    headwords,
    imageUrl,
    uri,
  };
}
