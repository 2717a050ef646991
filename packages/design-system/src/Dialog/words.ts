/** The own words of dialogs and drawers, in one language. */
export interface ModalWords {
  /** Name of the button with a cross. */
  close: string;
}

export const en: ModalWords = { close: 'Close' };

export const fr: ModalWords = { close: 'Fermer' };

export const es: ModalWords = { close: 'Cerrar' };

export const it: ModalWords = { close: 'Chiudi' };

export const nl: ModalWords = { close: 'Sluiten' };
