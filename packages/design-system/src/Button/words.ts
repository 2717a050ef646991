/** A button's own words, in one language: what is announced while it is loading. */
export interface ButtonWords {
  /** Said when the work behind the button begins. */
  loading: string;
}

export const en: ButtonWords = { loading: 'Loading…' };

export const fr: ButtonWords = { loading: 'Chargement…' };

export const es: ButtonWords = { loading: 'Cargando…' };

export const it: ButtonWords = { loading: 'Caricamento…' };

export const nl: ButtonWords = { loading: 'Bezig met laden…' };
