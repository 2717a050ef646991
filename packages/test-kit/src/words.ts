import type { Name } from './driver.ts';

/** Names of buttons that can be identified only by their words. */
export interface TesterWords {
  /** Closes a dialog or drawer. */
  close: Name;
  /** Confirms the dates of a calendar. */
  confirm: Name;
  /** Clears the dates of a calendar. */
  clear: Name;
  /** Empties a destination field. */
  clearDestination: Name;
}

/** The design system's own words in English, French, Spanish, Italian and Dutch. */
export const defaultWords: TesterWords = {
  close: /^(?:Close|Fermer|Cerrar|Chiudi|Sluiten)$/,
  confirm: /^(?:Confirm|Confirmer|Confirmar|Conferma|Bevestigen)$/,
  clear: /^(?:Clear|Effacer|Borrar|Cancella|Wissen)$/,
  clearDestination:
    /^(?:Clear destination|Effacer la destination|Borrar el destino|Cancella la destinazione|Bestemming wissen)$/,
};
