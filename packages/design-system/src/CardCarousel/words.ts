/** What a row of cards says by itself. */
export interface CardCarouselWords {
  /** The kind of thing it is, said after its name. */
  carousel: string;
  previous: string;
  next: string;
  /** Which cards are in view, counted from 1. */
  position: (first: number, last: number, count: number) => string;
}

export const en: CardCarouselWords = {
  carousel: 'carousel',
  previous: 'Previous',
  next: 'Next',
  position: (first, last, count) =>
    first === last ? `${first} of ${count}` : `${first} to ${last} of ${count}`,
};

export const fr: CardCarouselWords = {
  carousel: 'carrousel',
  previous: 'Précédent',
  next: 'Suivant',
  position: (first, last, count) =>
    first === last ? `${first} sur ${count}` : `${first} à ${last} sur ${count}`,
};

export const es: CardCarouselWords = {
  carousel: 'carrusel',
  previous: 'Anterior',
  next: 'Siguiente',
  position: (first, last, count) =>
    first === last ? `${first} de ${count}` : `${first} a ${last} de ${count}`,
};

export const it: CardCarouselWords = {
  carousel: 'carosello',
  previous: 'Precedente',
  next: 'Successivo',
  position: (first, last, count) =>
    first === last ? `${first} di ${count}` : `Da ${first} a ${last} di ${count}`,
};

export const nl: CardCarouselWords = {
  carousel: 'carrousel',
  previous: 'Vorige',
  next: 'Volgende',
  position: (first, last, count) =>
    first === last ? `${first} van ${count}` : `${first} tot en met ${last} van ${count}`,
};
