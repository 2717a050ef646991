export interface TextFieldWords {
  /** Name of the button that empties the field, given its label. */
  clear: (label: string) => string;
}

export const en: TextFieldWords = { clear: (label) => `Clear ${label}` };

export const fr: TextFieldWords = { clear: (label) => `Effacer : ${label}` };

export const es: TextFieldWords = { clear: (label) => `Borrar: ${label}` };

export const it: TextFieldWords = { clear: (label) => `Cancella: ${label}` };

export const nl: TextFieldWords = { clear: (label) => `${label} wissen` };
