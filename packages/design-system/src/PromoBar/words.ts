/** The texts of a `PromoBar` in one language. */
export interface PromoBarWords {
  /** Accessible name of the bar, which is a landmark. */
  label: string;
  /** Text before the code. */
  code: string;
  /** Name of the close button. */
  close: string;
}

export const en: PromoBarWords = { label: 'Announcement', code: 'Code', close: 'Close the announcement' };
export const fr: PromoBarWords = { label: 'Annonce', code: 'Code', close: 'Fermer l’annonce' };
export const es: PromoBarWords = { label: 'Anuncio', code: 'Código', close: 'Cerrar el anuncio' };
export const it: PromoBarWords = { label: 'Annuncio', code: 'Codice', close: 'Chiudi l’annuncio' };
export const nl: PromoBarWords = { label: 'Mededeling', code: 'Code', close: 'Mededeling sluiten' };
