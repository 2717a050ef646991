import { defineWords } from '../words/index.ts';

/** How a hotel's class is said. */
export interface HotelStarsWords {
  stars: (count: number) => string;
}

export const hotelStarsWords = defineWords<HotelStarsWords>({
  en: { stars: (count) => (count === 1 ? '1 star' : `${count} stars`) },
  fr: { stars: (count) => (count === 1 ? '1 étoile' : `${count} étoiles`) },
  es: { stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`) },
  it: { stars: (count) => (count === 1 ? '1 stella' : `${count} stelle`) },
  nl: { stars: (count) => (count === 1 ? '1 ster' : `${count} sterren`) },
});
