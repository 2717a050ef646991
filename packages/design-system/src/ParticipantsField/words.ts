/** The texts of a `ParticipantsField` in one language. */
export interface ParticipantsFieldWords {
  /** Text of the button that commits the counts and closes the field. */
  confirm: string;
}

export const en: ParticipantsFieldWords = { confirm: 'Confirm' };

export const fr: ParticipantsFieldWords = { confirm: 'Valider' };

export const es: ParticipantsFieldWords = { confirm: 'Confirmar' };

export const it: ParticipantsFieldWords = { confirm: 'Conferma' };

export const nl: ParticipantsFieldWords = { confirm: 'Bevestigen' };
