/** What a programme says by itself. */
export interface ProgrammeWords {
  /** On the button of each part; its title is heard after it. */
  details: string;
}

export const en: ProgrammeWords = { details: 'Details' };
export const fr: ProgrammeWords = { details: 'Détails' };
export const es: ProgrammeWords = { details: 'Detalles' };
export const it: ProgrammeWords = { details: 'Dettagli' };
export const nl: ProgrammeWords = { details: 'Details' };
