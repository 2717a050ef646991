/** A destination field's own words, in one language. */
export interface DestinationFieldWords {
  /** Names the button that empties the field. */
  clear: string;
  /** Names the button that leaves the full-screen search without a choice. */
  close: string;
  /** Heading of the recent searches. */
  recents: string;
  /** Heading of the suggestions. */
  suggestions: string;
  /** Shown and announced while suggestions are loading. */
  loading: string;
  /** Shown and announced when nothing matches the text. */
  noResults: string;
  /** Announced when the list changes. */
  count: (options: number) => string;
}

export const en: DestinationFieldWords = {
  clear: 'Clear destination',
  close: 'Close',
  recents: 'Recent searches',
  suggestions: 'Suggestions',
  loading: 'Searching…',
  noResults: 'No destination found',
  count: (options) => (options === 1 ? '1 suggestion' : `${options.toLocaleString('en')} suggestions`),
};

export const fr: DestinationFieldWords = {
  clear: 'Effacer la destination',
  close: 'Fermer',
  recents: 'Recherches récentes',
  suggestions: 'Suggestions',
  loading: 'Recherche en cours…',
  noResults: 'Aucune destination trouvée',
  count: (options) => (options === 1 ? '1 suggestion' : `${options.toLocaleString('fr')} suggestions`),
};

export const es: DestinationFieldWords = {
  clear: 'Borrar el destino',
  close: 'Cerrar',
  recents: 'Búsquedas recientes',
  suggestions: 'Sugerencias',
  loading: 'Buscando…',
  noResults: 'No se ha encontrado ningún destino',
  count: (options) => (options === 1 ? '1 sugerencia' : `${options.toLocaleString('es')} sugerencias`),
};

export const it: DestinationFieldWords = {
  clear: 'Cancella la destinazione',
  close: 'Chiudi',
  recents: 'Ricerche recenti',
  suggestions: 'Suggerimenti',
  loading: 'Ricerca in corso…',
  noResults: 'Nessuna destinazione trovata',
  count: (options) => (options === 1 ? '1 suggerimento' : `${options.toLocaleString('it')} suggerimenti`),
};

export const nl: DestinationFieldWords = {
  clear: 'Bestemming wissen',
  close: 'Sluiten',
  recents: 'Recente zoekopdrachten',
  suggestions: 'Suggesties',
  loading: 'Bezig met zoeken…',
  noResults: 'Geen bestemming gevonden',
  count: (options) => (options === 1 ? '1 suggestie' : `${options.toLocaleString('nl')} suggesties`),
};
