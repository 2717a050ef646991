/** What a promo bar says by itself. */
export interface PromoBarWords {
  /** Names the bar among the page's landmarks. */
  label: string;
  /** Before the code. */
  code: string;
  /** Name of the button with a cross. */
  close: string;
}

export const en: PromoBarWords = { label: 'Announcement', code: 'Code', close: 'Close the announcement' };
export const fr: PromoBarWords = { label: 'Annonce', code: 'Code', close: 'Fermer l’annonce' };
export const es: PromoBarWords = { label: 'Anuncio', code: 'Código', close: 'Cerrar el anuncio' };
export const it: PromoBarWords = { label: 'Annuncio', code: 'Codice', close: 'Chiudi l’annuncio' };
export const nl: PromoBarWords = { label: 'Mededeling', code: 'Code', close: 'Mededeling sluiten' };
