import { defineWords } from '../words/index.ts';

export interface ParticipantsFieldWords {
  /** On the button that takes the counts over and closes. */
  confirm: string;
}

export const participantsFieldWords = defineWords<ParticipantsFieldWords>({
  en: { confirm: 'Confirm' },
  fr: { confirm: 'Valider' },
  es: { confirm: 'Confirmar' },
  it: { confirm: 'Conferma' },
  nl: { confirm: 'Bevestigen' },
});
