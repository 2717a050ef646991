/** The texts of a `PhoneField` in one language: its errors, and the name of its list of countries. */
export interface PhoneFieldWords {
  /** Name of the list of countries, given the field's label. */
  country: (label: string) => string;
  /** Last option of that list: any number that begins with + and its calling code. */
  otherCountry: string;
  /** Error; `example` is a valid number. */
  unreadable: (example: string) => string;
  tooShort: (example: string) => string;
  tooLong: (example: string) => string;
  /** Error for a number whose length is right, but whose first digits match no number of the country. */
  impossible: (example: string) => string;
}

export const en: PhoneFieldWords = {
  country: (label) => `Country code: ${label}`,
  otherCountry: 'Other country (+…)',
  unreadable: (example) => `Use digits only, for example ${example}.`,
  tooShort: (example) => `This number is too short. It looks like ${example}.`,
  tooLong: (example) => `This number is too long. It looks like ${example}.`,
  impossible: (example) => `No number of this country begins like that. It looks like ${example}.`,
};

export const fr: PhoneFieldWords = {
  country: (label) => `Indicatif du pays : ${label}`,
  otherCountry: 'Autre pays (+…)',
  unreadable: (example) => `Utilisez uniquement des chiffres, par exemple ${example}.`,
  tooShort: (example) => `Ce numéro est trop court. Exemple : ${example}.`,
  tooLong: (example) => `Ce numéro est trop long. Exemple : ${example}.`,
  impossible: (example) => `Aucun numéro de ce pays ne commence ainsi. Exemple : ${example}.`,
};

export const es: PhoneFieldWords = {
  country: (label) => `Prefijo del país: ${label}`,
  otherCountry: 'Otro país (+…)',
  unreadable: (example) => `Usa solo cifras, por ejemplo ${example}.`,
  tooShort: (example) => `Este número es demasiado corto. Ejemplo: ${example}.`,
  tooLong: (example) => `Este número es demasiado largo. Ejemplo: ${example}.`,
  impossible: (example) => `Ningún número de este país empieza así. Ejemplo: ${example}.`,
};

export const it: PhoneFieldWords = {
  country: (label) => `Prefisso del paese: ${label}`,
  otherCountry: 'Altro paese (+…)',
  unreadable: (example) => `Usa solo cifre, per esempio ${example}.`,
  tooShort: (example) => `Questo numero è troppo corto. Esempio: ${example}.`,
  tooLong: (example) => `Questo numero è troppo lungo. Esempio: ${example}.`,
  impossible: (example) => `Nessun numero di questo paese inizia così. Esempio: ${example}.`,
};

export const nl: PhoneFieldWords = {
  country: (label) => `Landnummer: ${label}`,
  otherCountry: 'Ander land (+…)',
  unreadable: (example) => `Gebruik alleen cijfers, bijvoorbeeld ${example}.`,
  tooShort: (example) => `Dit nummer is te kort. Voorbeeld: ${example}.`,
  tooLong: (example) => `Dit nummer is te lang. Voorbeeld: ${example}.`,
  impossible: (example) => `Geen nummer van dit land begint zo. Voorbeeld: ${example}.`,
};
