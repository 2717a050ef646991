/** The actions of the heart, announced with the item's name. */
export interface WishlistHeartWords {
  save: (item: string) => string;
  /** Error when the item could not be saved or removed. */
  notSaved: string;
}

export const en: WishlistHeartWords = {
  save: (item) => `Save ${item} to your wishlist`,
  notSaved: 'That did not work. Try again.',
};

export const fr: WishlistHeartWords = {
  save: (item) => `Ajouter ${item} à vos favoris`,
  notSaved: 'L’action a échoué. Réessayez.',
};

export const es: WishlistHeartWords = {
  save: (item) => `Guardar ${item} en tus favoritos`,
  notSaved: 'No ha funcionado. Inténtalo de nuevo.',
};

export const it: WishlistHeartWords = {
  save: (item) => `Salva ${item} tra i preferiti`,
  notSaved: 'Non ha funzionato. Riprova.',
};

export const nl: WishlistHeartWords = {
  save: (item) => `${item} bewaren als favoriet`,
  notSaved: 'Dat is niet gelukt. Probeer het opnieuw.',
};
