import { defineWords } from '../words/index.ts';

/** What the heart does, said with the item's name. */
export interface WishlistHeartWords {
  save: (item: string) => string;
}

export const wishlistHeartWords = defineWords<WishlistHeartWords>({
  en: { save: (item) => `Save ${item} to your wishlist` },
  fr: { save: (item) => `Ajouter ${item} à vos favoris` },
  es: { save: (item) => `Guardar ${item} en tus favoritos` },
  it: { save: (item) => `Salva ${item} tra i preferiti` },
  nl: { save: (item) => `${item} bewaren als favoriet` },
});
