/** The texts of a `StayDatesField` in one language. */
export interface StayDatesFieldWords {
  /** Shown while no date is chosen. */
  addDates: string;
}

export const en: StayDatesFieldWords = { addDates: 'Add dates' };

export const fr: StayDatesFieldWords = { addDates: 'Ajouter des dates' };

export const es: StayDatesFieldWords = { addDates: 'Añadir fechas' };

export const it: StayDatesFieldWords = { addDates: 'Aggiungi le date' };

export const nl: StayDatesFieldWords = { addDates: 'Data toevoegen' };
