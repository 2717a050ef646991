/** A participants field's own words, in one language. */
export interface ParticipantsFieldWords {
  /** On the button that takes the counts over and closes. */
  confirm: string;
}

export const en: ParticipantsFieldWords = { confirm: 'Confirm' };

export const fr: ParticipantsFieldWords = { confirm: 'Valider' };

export const es: ParticipantsFieldWords = { confirm: 'Confirmar' };

export const it: ParticipantsFieldWords = { confirm: 'Conferma' };

export const nl: ParticipantsFieldWords = { confirm: 'Bevestigen' };
