/** The texts of a `TextField` in one language. */
export interface TextFieldWords {
  /** Name of the button that empties the field, given its label. */
  clear: (label: string) => string;
  /** Shown for a second when input is refused (PR-133). */
  refused: (maxLength: number) => string;
}

export const en: TextFieldWords = {
  clear: (label) => `Clear ${label}`,
  refused: (maxLength) => `The field is limited to ${maxLength.toLocaleString('en')} characters`,
};

export const fr: TextFieldWords = {
  clear: (label) => `Effacer : ${label}`,
  refused: (maxLength) => `Le champ est limité à ${maxLength.toLocaleString('fr')} caractères`,
};

export const es: TextFieldWords = {
  clear: (label) => `Borrar: ${label}`,
  refused: (maxLength) => `El campo está limitado a ${maxLength.toLocaleString('es')} caracteres`,
};

export const it: TextFieldWords = {
  clear: (label) => `Cancella: ${label}`,
  refused: (maxLength) => `Il campo è limitato a ${maxLength.toLocaleString('it')} caratteri`,
};

export const nl: TextFieldWords = {
  clear: (label) => `${label} wissen`,
  refused: (maxLength) => `Het veld is beperkt tot ${maxLength.toLocaleString('nl')} tekens`,
};
