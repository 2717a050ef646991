export type { Photo, PictureSource } from '../Picture/index.ts';
export { PhotoCarousel, type PhotoCarouselProps } from './PhotoCarousel.tsx';
export type { PhotoCarouselWords } from './words.ts';
