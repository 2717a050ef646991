import { defineWords } from '../words/useWords.ts';

/** Said before a notice, because its colour and drawing cannot be heard. */
export interface NoticeWords {
  info: string;
  success: string;
  warning: string;
  error: string;
  /** Name of the button that takes the notice away. */
  dismiss: string;
}

export const noticeWords = defineWords<NoticeWords>({
  en: { info: 'Information', success: 'Success', warning: 'Warning', error: 'Error', dismiss: 'Dismiss' },
  fr: { info: 'Information', success: 'Succès', warning: 'Attention', error: 'Erreur', dismiss: 'Masquer' },
  es: { info: 'Información', success: 'Correcto', warning: 'Atención', error: 'Error', dismiss: 'Ocultar' },
  it: {
    info: 'Informazione',
    success: 'Operazione riuscita',
    warning: 'Attenzione',
    error: 'Errore',
    dismiss: 'Nascondi',
  },
  nl: { info: 'Informatie', success: 'Gelukt', warning: 'Let op', error: 'Fout', dismiss: 'Verbergen' },
});
