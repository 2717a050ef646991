/** Texts for screen readers before a notice, which replace its colour and icon, and the name of its button. */
export interface NoticeWords {
  info: string;
  success: string;
  warning: string;
  error: string;
  /** Name of the close button. */
  dismiss: string;
}

export const en: NoticeWords = {
  info: 'Information',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  dismiss: 'Dismiss',
};

export const fr: NoticeWords = {
  info: 'Information',
  success: 'Succès',
  warning: 'Attention',
  error: 'Erreur',
  dismiss: 'Masquer',
};

export const es: NoticeWords = {
  info: 'Información',
  success: 'Correcto',
  warning: 'Atención',
  error: 'Error',
  dismiss: 'Ocultar',
};

export const it: NoticeWords = {
  info: 'Informazione',
  success: 'Operazione riuscita',
  warning: 'Attenzione',
  error: 'Errore',
  dismiss: 'Nascondi',
};

export const nl: NoticeWords = {
  info: 'Informatie',
  success: 'Gelukt',
  warning: 'Let op',
  error: 'Fout',
  dismiss: 'Verbergen',
};
