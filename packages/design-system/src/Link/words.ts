/** The texts of a `Link` in one language. */
export interface LinkWords {
  /** Said after the name of a link that opens a new tab. */
  opensInNewTab: string;
}

export const en: LinkWords = { opensInNewTab: '(opens in a new tab)' };

export const fr: LinkWords = { opensInNewTab: '(s’ouvre dans un nouvel onglet)' };

export const es: LinkWords = { opensInNewTab: '(se abre en una pestaña nueva)' };

export const it: LinkWords = { opensInNewTab: '(si apre in una nuova scheda)' };

export const nl: LinkWords = { opensInNewTab: '(opent in een nieuw tabblad)' };
