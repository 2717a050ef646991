/** The messages' own words, in one language. */
export interface ToastWords {
  /** Names the part of the page with the messages, and the key that moves the focus there. */
  region: string;
  /** Name of the button with a cross on a message. */
  dismiss: string;
}

export const en: ToastWords = { region: 'Messages (F6)', dismiss: 'Dismiss' };

export const fr: ToastWords = { region: 'Messages (F6)', dismiss: 'Masquer' };

export const es: ToastWords = { region: 'Mensajes (F6)', dismiss: 'Ocultar' };

export const it: ToastWords = { region: 'Messaggi (F6)', dismiss: 'Nascondi' };

export const nl: ToastWords = { region: 'Meldingen (F6)', dismiss: 'Verbergen' };
