import { defineWords } from '../words/useWords.ts';

export interface TextFieldWords {
  /** Name of the button that empties the field, given its label. */
  clear: (label: string) => string;
}

export const textFieldWords = defineWords<TextFieldWords>({
  en: { clear: (label) => `Clear ${label}` },
  fr: { clear: (label) => `Effacer : ${label}` },
  es: { clear: (label) => `Borrar: ${label}` },
  it: { clear: (label) => `Cancella: ${label}` },
  nl: { clear: (label) => `${label} wissen` },
});
