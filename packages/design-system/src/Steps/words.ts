/** The state of a step, for screen readers, in place of its drawing. */
export interface StepsWords {
  /** Before a step that is done. */
  done: string;
}

export const en: StepsWords = { done: 'Done:' };
export const fr: StepsWords = { done: 'Terminé :' };
export const es: StepsWords = { done: 'Hecho:' };
export const it: StepsWords = { done: 'Completato:' };
export const nl: StepsWords = { done: 'Klaar:' };
