/** The texts of a `PhotoCarousel` in one language. */
export interface PhotoCarouselWords {
  /** Role description of the carousel, announced after its name. */
  carousel: string;
  /** Role description of each photo. */
  slide: string;
  previous: string;
  next: string;
  /** Position of the photo shown, counted from 1. */
  position: (number: number, count: number) => string;
}

export const en: PhotoCarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous photo',
  next: 'Next photo',
  position: (number, count) => `Photo ${number.toLocaleString('en')} of ${count.toLocaleString('en')}`,
};

export const fr: PhotoCarouselWords = {
  carousel: 'carrousel',
  slide: 'diapositive',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: (number, count) => `Photo ${number.toLocaleString('fr')} sur ${count.toLocaleString('fr')}`,
};

export const es: PhotoCarouselWords = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  position: (number, count) => `Foto ${number.toLocaleString('es')} de ${count.toLocaleString('es')}`,
};

export const it: PhotoCarouselWords = {
  carousel: 'carosello',
  slide: 'diapositiva',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  position: (number, count) => `Foto ${number.toLocaleString('it')} di ${count.toLocaleString('it')}`,
};

export const nl: PhotoCarouselWords = {
  carousel: 'carrousel',
  slide: 'dia',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  position: (number, count) => `Foto ${number.toLocaleString('nl')} van ${count.toLocaleString('nl')}`,
};
