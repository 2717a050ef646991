import { defineWords } from '../words/useWords.ts';

export interface LinkWords {
  /** Said after the name of a link that opens a new tab. */
  opensInNewTab: string;
}

export const linkWords = defineWords<LinkWords>({
  en: { opensInNewTab: '(opens in a new tab)' },
  fr: { opensInNewTab: '(s’ouvre dans un nouvel onglet)' },
  es: { opensInNewTab: '(se abre en una pestaña nueva)' },
  it: { opensInNewTab: '(si apre in una nuova scheda)' },
  nl: { opensInNewTab: '(opent in een nieuw tabblad)' },
});
