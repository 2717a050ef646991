/** What a gallery says by itself. */
export interface GalleryWords {
  /** Name of each photo's button; `alt` is what it shows, and may be empty. */
  enlarge: (number: number, count: number, alt: string) => string;
  seeAll: (count: number) => string;
  previous: string;
  next: string;
  /** Which photo shows, counted from 1. */
  position: (number: number, count: number) => string;
}

const named = (text: string, alt: string) => (alt === '' ? text : `${text}: ${alt}`);

export const en: GalleryWords = {
  enlarge: (number, count, alt) => named(`Enlarge photo ${number} of ${count}`, alt),
  seeAll: (count) => `See all ${count} photos`,
  previous: 'Previous photo',
  next: 'Next photo',
  position: (number, count) => `Photo ${number} of ${count}`,
};

export const fr: GalleryWords = {
  enlarge: (number, count, alt) => named(`Agrandir la photo ${number} sur ${count}`, alt),
  seeAll: (count) => `Voir les ${count} photos`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  position: (number, count) => `Photo ${number} sur ${count}`,
};

export const es: GalleryWords = {
  enlarge: (number, count, alt) => named(`Ampliar la foto ${number} de ${count}`, alt),
  seeAll: (count) => `Ver las ${count} fotos`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  position: (number, count) => `Foto ${number} de ${count}`,
};

export const it: GalleryWords = {
  enlarge: (number, count, alt) => named(`Ingrandisci la foto ${number} di ${count}`, alt),
  seeAll: (count) => `Vedi tutte le ${count} foto`,
  previous: 'Foto precedente',
  next: 'Foto successiva',
  position: (number, count) => `Foto ${number} di ${count}`,
};

export const nl: GalleryWords = {
  enlarge: (number, count, alt) => named(`Vergroot foto ${number} van ${count}`, alt),
  seeAll: (count) => `Bekijk alle ${count} foto’s`,
  previous: 'Vorige foto',
  next: 'Volgende foto',
  position: (number, count) => `Foto ${number} van ${count}`,
};
