import { defineWords } from '../words/useWords.ts';

export interface ButtonWords {
  /** Said when the work behind the button begins. */
  loading: string;
}

export const buttonWords = defineWords<ButtonWords>({
  en: { loading: 'Loading…' },
  fr: { loading: 'Chargement…' },
  es: { loading: 'Cargando…' },
  it: { loading: 'Caricamento…' },
  nl: { loading: 'Bezig met laden…' },
});
