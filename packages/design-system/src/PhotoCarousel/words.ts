import { defineWords } from '../words/index.ts';

/** What a photo carousel says by itself. */
export interface PhotoCarouselWords {
  /** The kind of thing it is, said after its name. */
  carousel: string;
  previous: string;
  next: string;
  /** Which photo shows, counted from 1. */
  position: (number: number, count: number) => string;
}

export const photoCarouselWords = defineWords<PhotoCarouselWords>({
  en: {
    carousel: 'carousel',
    previous: 'Previous photo',
    next: 'Next photo',
    position: (number, count) => `Photo ${number} of ${count}`,
  },
  fr: {
    carousel: 'carrousel',
    previous: 'Photo précédente',
    next: 'Photo suivante',
    position: (number, count) => `Photo ${number} sur ${count}`,
  },
  es: {
    carousel: 'carrusel',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    position: (number, count) => `Foto ${number} de ${count}`,
  },
  it: {
    carousel: 'carosello',
    previous: 'Foto precedente',
    next: 'Foto successiva',
    position: (number, count) => `Foto ${number} di ${count}`,
  },
  nl: {
    carousel: 'carrousel',
    previous: 'Vorige foto',
    next: 'Volgende foto',
    position: (number, count) => `Foto ${number} van ${count}`,
  },
});
