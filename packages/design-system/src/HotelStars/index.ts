export { HotelStars, type HotelStarsProps } from './HotelStars.tsx';
export { hotelStarsWords, type HotelStarsWords } from './words.ts';
