/** The texts of a `StayCalendar` in one language. Functions take texts formatted by Intl, or a whole number. */
export interface StayCalendarWords {
  previousMonth: string;
  nextMonth: string;
  checkIn: string;
  checkOut: string;
  /** Shown instead of a missing date. */
  addDate: string;
  chooseCheckIn: string;
  chooseCheckOut: string;
  /** Describes to screen readers what a press on the focused day does. */
  chooseAsCheckIn: string;
  /** The same for a day after the check-in; `nights` is formatted by the function below. */
  chooseAsCheckOut: (nights: string) => string;
  /** Accessible name of the row of shortcuts. */
  shortcuts: string;
  nights: (count: number) => string;
  /** The number is always greater than one (SE-075, D-129). */
  minimumStay: (count: number) => string;
  perNight: (price: string) => string;
  total: (price: string) => string;
  cheapest: string;
  checkOutOnly: string;
  /** Reason for a closed day without a reason from the caller. */
  unavailable: string;
  past: string;
  /** Reason for a day after the last bookable one. */
  tooFar: string;
  /** Loading message (SE-073). */
  loading: string;
  clear: string;
  confirm: string;
}

export const en: StayCalendarWords = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  addDate: 'Add a date',
  chooseCheckIn: 'Choose your check-in',
  chooseCheckOut: 'Choose your check-out',
  chooseAsCheckIn: 'Choose as check-in',
  chooseAsCheckOut: (nights) => `Choose as check-out, ${nights}`,
  shortcuts: 'Suggested dates',
  nights: (count) => (count === 1 ? '1 night' : `${count.toLocaleString('en')} nights`),
  minimumStay: (count) => `Minimum stay: ${count.toLocaleString('en')} nights`,
  perNight: (price) => `${price} per night`,
  total: (price) => `${price} in total`,
  cheapest: 'Best price of the month',
  checkOutOnly: 'Check-out only',
  unavailable: 'Not available',
  past: 'In the past',
  tooFar: 'Not open for booking yet',
  loading: 'We are looking for the next availabilities...',
  clear: 'Clear',
  confirm: 'Confirm',
};

export const fr: StayCalendarWords = {
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  checkIn: 'Arrivée',
  checkOut: 'Départ',
  addDate: 'Ajouter une date',
  chooseCheckIn: 'Choisissez votre date d’arrivée',
  chooseCheckOut: 'Choisissez votre date de départ',
  chooseAsCheckIn: 'Choisir comme arrivée',
  chooseAsCheckOut: (nights) => `Choisir comme départ, ${nights}`,
  shortcuts: 'Dates suggérées',
  nights: (count) => (count === 1 ? '1 nuit' : `${count.toLocaleString('fr')} nuits`),
  minimumStay: (count) => `Séjour minimum : ${count.toLocaleString('fr')} nuits`,
  perNight: (price) => `${price} par nuit`,
  total: (price) => `${price} au total`,
  cheapest: 'Meilleur prix du mois',
  checkOutOnly: 'Départ uniquement',
  unavailable: 'Indisponible',
  past: 'Date passée',
  tooFar: 'Pas encore ouvert à la réservation',
  loading: 'Nous recherchons les prochaines disponibilités…',
  clear: 'Effacer',
  confirm: 'Confirmer',
};

export const es: StayCalendarWords = {
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  checkIn: 'Entrada',
  checkOut: 'Salida',
  addDate: 'Añadir fecha',
  chooseCheckIn: 'Elige tu fecha de entrada',
  chooseCheckOut: 'Elige tu fecha de salida',
  chooseAsCheckIn: 'Elegir como entrada',
  chooseAsCheckOut: (nights) => `Elegir como salida, ${nights}`,
  shortcuts: 'Fechas sugeridas',
  nights: (count) => (count === 1 ? '1 noche' : `${count.toLocaleString('es')} noches`),
  minimumStay: (count) => `Estancia mínima: ${count.toLocaleString('es')} noches`,
  perNight: (price) => `${price} por noche`,
  total: (price) => `${price} en total`,
  cheapest: 'Mejor precio del mes',
  checkOutOnly: 'Solo salida',
  unavailable: 'No disponible',
  past: 'Fecha pasada',
  tooFar: 'Aún no se puede reservar',
  loading: 'Estamos buscando las próximas disponibilidades…',
  clear: 'Borrar',
  confirm: 'Confirmar',
};

export const it: StayCalendarWords = {
  previousMonth: 'Mese precedente',
  nextMonth: 'Mese successivo',
  checkIn: 'Arrivo',
  checkOut: 'Partenza',
  addDate: 'Aggiungi una data',
  chooseCheckIn: 'Scegli la data di arrivo',
  chooseCheckOut: 'Scegli la data di partenza',
  chooseAsCheckIn: 'Scegli come arrivo',
  chooseAsCheckOut: (nights) => `Scegli come partenza, ${nights}`,
  shortcuts: 'Date suggerite',
  nights: (count) => (count === 1 ? '1 notte' : `${count.toLocaleString('it')} notti`),
  minimumStay: (count) => `Soggiorno minimo: ${count.toLocaleString('it')} notti`,
  perNight: (price) => `${price} a notte`,
  total: (price) => `${price} in totale`,
  cheapest: 'Miglior prezzo del mese',
  checkOutOnly: 'Solo partenza',
  unavailable: 'Non disponibile',
  past: 'Data passata',
  tooFar: 'Non ancora prenotabile',
  loading: 'Stiamo cercando le prossime disponibilità…',
  clear: 'Cancella',
  confirm: 'Conferma',
};

export const nl: StayCalendarWords = {
  previousMonth: 'Vorige maand',
  nextMonth: 'Volgende maand',
  checkIn: 'Aankomst',
  checkOut: 'Vertrek',
  addDate: 'Datum toevoegen',
  chooseCheckIn: 'Kies je aankomstdatum',
  chooseCheckOut: 'Kies je vertrekdatum',
  chooseAsCheckIn: 'Kiezen als aankomst',
  chooseAsCheckOut: (nights) => `Kiezen als vertrek, ${nights}`,
  shortcuts: 'Voorgestelde data',
  nights: (count) => (count === 1 ? '1 nacht' : `${count.toLocaleString('nl')} nachten`),
  minimumStay: (count) => `Minimumverblijf: ${count.toLocaleString('nl')} nachten`,
  perNight: (price) => `${price} per nacht`,
  total: (price) => `${price} in totaal`,
  cheapest: 'Beste prijs van de maand',
  checkOutOnly: 'Alleen vertrek',
  unavailable: 'Niet beschikbaar',
  past: 'Datum in het verleden',
  tooFar: 'Nog niet te boeken',
  loading: 'We zoeken de eerstvolgende beschikbare data…',
  clear: 'Wissen',
  confirm: 'Bevestigen',
};
