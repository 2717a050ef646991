/** A date field's own words, in one language: its errors. */
export interface DateFieldWords {
  /** `example` is a valid date, as the language writes it. */
  unreadable: (example: string) => string;
  noSuchDay: (example: string) => string;
  missingYear: (example: string) => string;
  /** `day` is the first one that is accepted. */
  tooEarly: (day: string) => string;
  /** `day` is the last one that is accepted. */
  tooLate: (day: string) => string;
}

export const en: DateFieldWords = {
  unreadable: (example) => `Enter a day, a month and a year, for example ${example}.`,
  noSuchDay: (example) => `This day does not exist. Check day and month, for example ${example}.`,
  missingYear: (example) => `Add the year, for example ${example}.`,
  tooEarly: (day) => `This date is too early. The first possible day is ${day}.`,
  tooLate: (day) => `This date is too late. The last possible day is ${day}.`,
};

export const fr: DateFieldWords = {
  unreadable: (example) => `Saisissez le jour, le mois et l’année, par exemple ${example}.`,
  noSuchDay: (example) => `Ce jour n’existe pas. Vérifiez le jour et le mois, par exemple ${example}.`,
  missingYear: (example) => `Ajoutez l’année, par exemple ${example}.`,
  tooEarly: (day) => `Cette date est trop proche. Le premier jour possible est le ${day}.`,
  tooLate: (day) => `Cette date est trop lointaine. Le dernier jour possible est le ${day}.`,
};

export const es: DateFieldWords = {
  unreadable: (example) => `Escribe el día, el mes y el año, por ejemplo ${example}.`,
  noSuchDay: (example) => `Este día no existe. Comprueba el día y el mes, por ejemplo ${example}.`,
  missingYear: (example) => `Añade el año, por ejemplo ${example}.`,
  tooEarly: (day) => `Esta fecha es demasiado temprana. El primer día posible es el ${day}.`,
  tooLate: (day) => `Esta fecha es demasiado tardía. El último día posible es el ${day}.`,
};

export const it: DateFieldWords = {
  unreadable: (example) => `Inserisci giorno, mese e anno, per esempio ${example}.`,
  noSuchDay: (example) => `Questo giorno non esiste. Controlla giorno e mese, per esempio ${example}.`,
  missingYear: (example) => `Aggiungi l’anno, per esempio ${example}.`,
  tooEarly: (day) => `Questa data è troppo vicina. Il primo giorno possibile è il ${day}.`,
  tooLate: (day) => `Questa data è troppo lontana. L’ultimo giorno possibile è il ${day}.`,
};

export const nl: DateFieldWords = {
  unreadable: (example) => `Vul een dag, een maand en een jaar in, bijvoorbeeld ${example}.`,
  noSuchDay: (example) => `Deze dag bestaat niet. Controleer dag en maand, bijvoorbeeld ${example}.`,
  missingYear: (example) => `Vul ook het jaar in, bijvoorbeeld ${example}.`,
  tooEarly: (day) => `Deze datum is te vroeg. De eerste mogelijke dag is ${day}.`,
  tooLate: (day) => `Deze datum is te laat. De laatste mogelijke dag is ${day}.`,
};
