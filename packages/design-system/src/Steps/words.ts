/** Screen reader texts for the state of a step. */
export interface StepsWords {
  /** Before a completed step. */
  done: string;
}

export const en: StepsWords = { done: 'Done:' };
export const fr: StepsWords = { done: 'Terminé :' };
export const es: StepsWords = { done: 'Hecho:' };
export const it: StepsWords = { done: 'Completato:' };
export const nl: StepsWords = { done: 'Klaar:' };
