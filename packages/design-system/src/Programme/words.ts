/** The texts of a `Programme` in one language. */
export interface ProgrammeWords {
  /** Text of each part's button; screen readers announce the part's title after it. */
  details: string;
}

export const en: ProgrammeWords = { details: 'Details' };
export const fr: ProgrammeWords = { details: 'Détails' };
export const es: ProgrammeWords = { details: 'Detalles' };
export const it: ProgrammeWords = { details: 'Dettagli' };
export const nl: ProgrammeWords = { details: 'Details' };
