import { defineWords } from '../words/useWords.ts';

export interface ModalWords {
  /** Name of the button with a cross. */
  close: string;
}

export const modalWords = defineWords<ModalWords>({
  en: { close: 'Close' },
  fr: { close: 'Fermer' },
  es: { close: 'Cerrar' },
  it: { close: 'Chiudi' },
  nl: { close: 'Sluiten' },
});
