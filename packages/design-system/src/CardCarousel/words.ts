/** A row's own words, in one language. */
export interface CardCarouselWords {
  /** Role description of the row, announced after its name. */
  carousel: string;
  /** Role description of each card. */
  slide: string;
  previous: string;
  next: string;
  /** Which cards are in view, counted from 1. */
  position: (first: number, last: number, count: number) => string;
}

export const en: CardCarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  position: (first, last, count) =>
    first === last
      ? `${first.toLocaleString('en')} of ${count.toLocaleString('en')}`
      : `${first.toLocaleString('en')} to ${last.toLocaleString('en')} of ${count.toLocaleString('en')}`,
};

export const fr: CardCarouselWords = {
  carousel: 'carrousel',
  slide: 'diapositive',
  previous: 'Précédent',
  next: 'Suivant',
  position: (first, last, count) =>
    first === last
      ? `${first.toLocaleString('fr')} sur ${count.toLocaleString('fr')}`
      : `${first.toLocaleString('fr')} à ${last.toLocaleString('fr')} sur ${count.toLocaleString('fr')}`,
};

export const es: CardCarouselWords = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Anterior',
  next: 'Siguiente',
  position: (first, last, count) =>
    first === last
      ? `${first.toLocaleString('es')} de ${count.toLocaleString('es')}`
      : `${first.toLocaleString('es')} a ${last.toLocaleString('es')} de ${count.toLocaleString('es')}`,
};

export const it: CardCarouselWords = {
  carousel: 'carosello',
  slide: 'diapositiva',
  previous: 'Precedente',
  next: 'Successivo',
  position: (first, last, count) =>
    first === last
      ? `${first.toLocaleString('it')} di ${count.toLocaleString('it')}`
      : `Da ${first.toLocaleString('it')} a ${last.toLocaleString('it')} di ${count.toLocaleString('it')}`,
};

export const nl: CardCarouselWords = {
  carousel: 'carrousel',
  slide: 'dia',
  previous: 'Vorige',
  next: 'Volgende',
  position: (first, last, count) =>
    first === last
      ? `${first.toLocaleString('nl')} van ${count.toLocaleString('nl')}`
      : `${first.toLocaleString('nl')} tot en met ${last.toLocaleString('nl')} van ${count.toLocaleString('nl')}`,
};
