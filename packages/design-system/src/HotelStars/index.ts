export { HotelStars, type HotelStarsProps } from './HotelStars.tsx';
export type { HotelStarsWords } from './words.ts';
