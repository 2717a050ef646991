/** A button's own words, in one language: what is announced while it is loading. */
export interface ButtonWords {
  /** Announced when the button begins to load. */
  loading: string;
}

export const en: ButtonWords = { loading: 'Loading…' };

export const fr: ButtonWords = { loading: 'Chargement…' };

export const es: ButtonWords = { loading: 'Cargando…' };

export const it: ButtonWords = { loading: 'Caricamento…' };

export const nl: ButtonWords = { loading: 'Bezig met laden…' };
