export type { Photo, PictureSource } from '../Picture/index.ts';
export { HotelCard, type HotelCardProps } from './HotelCard.tsx';
export type { HotelCardWords } from './words.ts';
