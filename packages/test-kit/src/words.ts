import type { Name } from './driver.ts';

/** Names of buttons that differ in nothing but their words. */
export interface TesterWords {
  /** The cross of a dialog or drawer. */
  close: Name;
  /** Takes the dates of a calendar over. */
  confirm: Name;
  /** Takes the dates of a calendar away. */
  clear: Name;
  /** Empties a destination field. */
  clearDestination: Name;
}

/** In English, French, Spanish, Italian and Dutch, as the design system says them. */
export const defaultWords: TesterWords = {
  close: /^(?:Close|Fermer|Cerrar|Chiudi|Sluiten)$/,
  confirm: /^(?:Confirm|Confirmer|Confirmar|Conferma|Bevestigen)$/,
  clear: /^(?:Clear|Effacer|Borrar|Cancella|Wissen)$/,
  clearDestination:
    /^(?:Clear destination|Effacer la destination|Borrar el destino|Cancella la destinazione|Bestemming wissen)$/,
};
