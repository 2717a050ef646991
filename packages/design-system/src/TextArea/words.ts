/** The texts of a `TextArea` in one language, about the number of characters left. */
export interface TextAreaWords {
  /** Beneath the field while the text is far from the limit, in characters (PR-130). */
  limit: (maxLength: number) => string;
  /** Beneath the field near the limit; `count` is 0 or more. */
  left: (count: number) => string;
  /** Error for a text over the limit; `count` is 1 or more. */
  over: (count: number, maxLength: number) => string;
  /** Shown for a second when input is refused (PR-133). */
  refused: (maxLength: number) => string;
}

export const en: TextAreaWords = {
  limit: (maxLength) => `Max. ${maxLength.toLocaleString('en')} characters`,
  left: (count) => (count === 1 ? '1 character left' : `${count.toLocaleString('en')} characters left`),
  over: (count, maxLength) =>
    `Remove ${count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`}: the limit is ${maxLength.toLocaleString('en')}.`,
  refused: (maxLength) => `The field is limited to ${maxLength.toLocaleString('en')} characters`,
};

export const fr: TextAreaWords = {
  limit: (maxLength) => `${maxLength.toLocaleString('fr')} caractères max.`,
  left: (count) =>
    count < 2
      ? `${count.toLocaleString('fr')} caractère restant`
      : `${count.toLocaleString('fr')} caractères restants`,
  over: (count, maxLength) =>
    `Supprimez ${count === 1 ? '1 caractère' : `${count.toLocaleString('fr')} caractères`} : la limite est de ${maxLength.toLocaleString('fr')}.`,
  refused: (maxLength) => `Le champ est limité à ${maxLength.toLocaleString('fr')} caractères`,
};

export const es: TextAreaWords = {
  limit: (maxLength) => `Máx. ${maxLength.toLocaleString('es')} caracteres`,
  left: (count) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count.toLocaleString('es')} caracteres`),
  over: (count, maxLength) =>
    `Elimina ${count === 1 ? '1 carácter' : `${count.toLocaleString('es')} caracteres`}: el límite es ${maxLength.toLocaleString('es')}.`,
  refused: (maxLength) => `El campo está limitado a ${maxLength.toLocaleString('es')} caracteres`,
};

export const it: TextAreaWords = {
  limit: (maxLength) => `Max. ${maxLength.toLocaleString('it')} caratteri`,
  left: (count) => (count === 1 ? '1 carattere rimasto' : `${count.toLocaleString('it')} caratteri rimasti`),
  over: (count, maxLength) =>
    `Elimina ${count === 1 ? '1 carattere' : `${count.toLocaleString('it')} caratteri`}: il limite è ${maxLength.toLocaleString('it')}.`,
  refused: (maxLength) => `Il campo è limitato a ${maxLength.toLocaleString('it')} caratteri`,
};

export const nl: TextAreaWords = {
  limit: (maxLength) => `Max. ${maxLength.toLocaleString('nl')} tekens`,
  left: (count) => (count === 1 ? 'Nog 1 teken over' : `Nog ${count.toLocaleString('nl')} tekens over`),
  over: (count, maxLength) =>
    `Verwijder ${count === 1 ? '1 teken' : `${count.toLocaleString('nl')} tekens`}: de limiet is ${maxLength.toLocaleString('nl')}.`,
  refused: (maxLength) => `Het veld is beperkt tot ${maxLength.toLocaleString('nl')} tekens`,
};
