export { WishlistHeart, type WishlistHeartProps } from './WishlistHeart.tsx';
export { wishlistHeartWords, type WishlistHeartWords } from './words.ts';
