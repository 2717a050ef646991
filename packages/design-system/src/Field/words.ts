export interface FieldWords {
  /** Shown after the label of a field that may stay empty. */
  optional: string;
}

export const en: FieldWords = { optional: '(optional)' };

export const fr: FieldWords = { optional: '(facultatif)' };

export const es: FieldWords = { optional: '(opcional)' };

export const it: FieldWords = { optional: '(facoltativo)' };

export const nl: FieldWords = { optional: '(optioneel)' };
