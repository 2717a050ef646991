/** The texts of the toasts in one language. */
export interface ToastWords {
  /** Name of the region with the messages, including the key that moves the focus there. */
  region: string;
  /** Name of a message's close button. */
  dismiss: string;
}

export const en: ToastWords = { region: 'Messages (F6)', dismiss: 'Dismiss' };

export const fr: ToastWords = { region: 'Messages (F6)', dismiss: 'Masquer' };

export const es: ToastWords = { region: 'Mensajes (F6)', dismiss: 'Ocultar' };

export const it: ToastWords = { region: 'Messaggi (F6)', dismiss: 'Nascondi' };

export const nl: ToastWords = { region: 'Meldingen (F6)', dismiss: 'Verbergen' };
