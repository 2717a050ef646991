export { CardCarousel, type CardCarouselProps } from './CardCarousel.tsx';
export type { CardCarouselWords } from './words.ts';
