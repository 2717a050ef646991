import type { WishlistItem } from '../saved/useWishlist.ts';

/** A stay as a visitor saves it. */
export const savedStay = (id: number): WishlistItem => ({
  id,
  kind: 'STAY',
  label: `Stay ${id}`,
  hotel: { label: `Hotel ${id}`, location: 'Nice', stars: 3 },
  headwords: '',
  imageUrl: '/p.webp',
  uri: `/stay/${id}`,
});
