import { defineWords } from '../words/index.ts';

export interface StayDatesFieldWords {
  /** Stands where no date is chosen. */
  addDates: string;
}

export const stayDatesFieldWords = defineWords<StayDatesFieldWords>({
  en: { addDates: 'Add dates' },
  fr: { addDates: 'Ajouter des dates' },
  es: { addDates: 'Añadir fechas' },
  it: { addDates: 'Aggiungi le date' },
  nl: { addDates: 'Data toevoegen' },
});
