export { WishlistHeart, type WishlistHeartProps } from './WishlistHeart.tsx';
export type { WishlistHeartWords } from './words.ts';
