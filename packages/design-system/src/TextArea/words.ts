export interface TextAreaWords {
  /** Beneath the field while its limit is far, in characters (PR-130). */
  limit: (maxLength: number) => string;
  /** Beneath the field near its limit; `count` is 0 or more. */
  left: (count: number) => string;
  /** The error over the limit; `count` is 1 or more. */
  over: (count: number, maxLength: number) => string;
  /** For a second where typing on is refused (PR-133). */
  refused: (maxLength: number) => string;
}

export const en: TextAreaWords = {
  limit: (maxLength) => `Max. ${maxLength} characters`,
  left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  over: (count, maxLength) =>
    `Remove ${count === 1 ? '1 character' : `${count} characters`}: the limit is ${maxLength}.`,
  refused: (maxLength) => `The field is limited to ${maxLength} characters`,
};

export const fr: TextAreaWords = {
  limit: (maxLength) => `${maxLength} caractères max.`,
  left: (count) => (count < 2 ? `${count} caractère restant` : `${count} caractères restants`),
  over: (count, maxLength) =>
    `Supprimez ${count === 1 ? '1 caractère' : `${count} caractères`} : la limite est de ${maxLength}.`,
  refused: (maxLength) => `Le champ est limité à ${maxLength} caractères`,
};

export const es: TextAreaWords = {
  limit: (maxLength) => `Máx. ${maxLength} caracteres`,
  left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
  over: (count, maxLength) =>
    `Elimina ${count === 1 ? '1 carácter' : `${count} caracteres`}: el límite es ${maxLength}.`,
  refused: (maxLength) => `El campo está limitado a ${maxLength} caracteres`,
};

export const it: TextAreaWords = {
  limit: (maxLength) => `Max. ${maxLength} caratteri`,
  left: (count) => (count === 1 ? '1 carattere rimasto' : `${count} caratteri rimasti`),
  over: (count, maxLength) =>
    `Elimina ${count === 1 ? '1 carattere' : `${count} caratteri`}: il limite è ${maxLength}.`,
  refused: (maxLength) => `Il campo è limitato a ${maxLength} caratteri`,
};

export const nl: TextAreaWords = {
  limit: (maxLength) => `Max. ${maxLength} tekens`,
  left: (count) => (count === 1 ? 'Nog 1 teken over' : `Nog ${count} tekens over`),
  over: (count, maxLength) =>
    `Verwijder ${count === 1 ? '1 teken' : `${count} tekens`}: de limiet is ${maxLength}.`,
  refused: (maxLength) => `Het veld is beperkt tot ${maxLength} tekens`,
};
