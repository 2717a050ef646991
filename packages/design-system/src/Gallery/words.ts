/** A gallery's own words. */
export interface GalleryWords {
  /** Name of each photo's button; `alt` is the photo's text alternative, and may be empty. */
  enlarge: (number: number, count: number, alt: string) => string;
  seeAll: (count: number) => string;
  /** Role description of the viewer, announced after its name. */
  carousel: string;
  /** Role description of each of its photos. */
  slide: string;
  previous: string;
  next: string;
  /** Which photo shows, counted from 1. */
  position: (number: number, count: number) => string;
}

export const en: GalleryWords = {
  enlarge: (number, count, alt) =>
    `Enlarge photo ${number.toLocaleString('en')} of ${count.toLocaleString('en')}${alt && `: ${alt}`}`,
  seeAll: (count) => `See all ${count.toLocaleString('en')} photos`,
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous photo',
  next: 'Next photo',
  position: (number, count) => `Photo ${number.toLocaleString('en')} of ${count.toLocaleString('en')}`,
};

export const fr: GalleryWords = {
  enlarge: (number, count, alt) =>
    `Agrandir la photo ${number.toLocaleString('fr')} sur ${count.toLocaleString('fr')}${alt && ` : ${alt}`}`,
  seeAll: (count) => `Voir les ${count.toLocaleString('fr')} photos`,
  carousel: 'carrousel',
  slide: 'diapositive',
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: (number, count) => `Photo ${number.toLocaleString('fr')} sur ${count.toLocaleString('fr')}`,
};

export const es: GalleryWords = {
  enlarge: (number, count, alt) =>
    `Ampliar la foto ${number.toLocaleString('es')} de ${count.toLocaleString('es')}${alt && `: ${alt}`}`,
  seeAll: (count) => `Ver las ${count.toLocaleString('es')} fotos`,
  carousel: 'carrusel',
  slide: 'diapositiva',
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  position: (number, count) => `Foto ${number.toLocaleString('es')} de ${count.toLocaleString('es')}`,
};

export const it: GalleryWords = {
  enlarge: (number, count, alt) =>
    `Ingrandisci la foto ${number.toLocaleString('it')} di ${count.toLocaleString('it')}${alt && `: ${alt}`}`,
  seeAll: (count) => `Vedi tutte le ${count.toLocaleString('it')} foto`,
  carousel: 'carosello',
  slide: 'diapositiva',
  previous: 'Foto precedente',
  next: 'Foto successiva',
  position: (number, count) => `Foto ${number.toLocaleString('it')} di ${count.toLocaleString('it')}`,
};

export const nl: GalleryWords = {
  enlarge: (number, count, alt) =>
    `Vergroot foto ${number.toLocaleString('nl')} van ${count.toLocaleString('nl')}${alt && `: ${alt}`}`,
  seeAll: (count) => `Bekijk alle ${count.toLocaleString('nl')} foto’s`,
  carousel: 'carrousel',
  slide: 'dia',
  previous: 'Vorige foto',
  next: 'Volgende foto',
  position: (number, count) => `Foto ${number.toLocaleString('nl')} van ${count.toLocaleString('nl')}`,
};
