/** The text alternative of a hotel's stars. */
export interface HotelStarsWords {
  stars: (count: number) => string;
}

export const en: HotelStarsWords = {
  stars: (count) => (count === 1 ? '1 star' : `${count.toLocaleString('en')} stars`),
};

export const fr: HotelStarsWords = {
  stars: (count) => (count === 1 ? '1 étoile' : `${count.toLocaleString('fr')} étoiles`),
};

export const es: HotelStarsWords = {
  stars: (count) => (count === 1 ? '1 estrella' : `${count.toLocaleString('es')} estrellas`),
};

export const it: HotelStarsWords = {
  stars: (count) => (count === 1 ? '1 stella' : `${count.toLocaleString('it')} stelle`),
};

export const nl: HotelStarsWords = {
  stars: (count) => (count === 1 ? '1 ster' : `${count.toLocaleString('nl')} sterren`),
};
