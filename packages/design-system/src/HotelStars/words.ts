/** How a hotel's class is said. */
export interface HotelStarsWords {
  stars: (count: number) => string;
}

export const en: HotelStarsWords = { stars: (count) => (count === 1 ? '1 star' : `${count} stars`) };

export const fr: HotelStarsWords = { stars: (count) => (count === 1 ? '1 étoile' : `${count} étoiles`) };

export const es: HotelStarsWords = { stars: (count) => (count === 1 ? '1 estrella' : `${count} estrellas`) };

export const it: HotelStarsWords = { stars: (count) => (count === 1 ? '1 stella' : `${count} stelle`) };

export const nl: HotelStarsWords = { stars: (count) => (count === 1 ? '1 ster' : `${count} sterren`) };
