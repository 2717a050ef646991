/** The texts of a `RangeSlider` in one language. */
export interface RangeSliderWords {
  /** The typed text contains no number; `kept` is the value that stays, e.g. "9 €". */
  notANumber: (kept: string) => string;
  /** The typed value is not possible; `nearest` is the nearest possible value. */
  held: (nearest: string) => string;
  /** The typed value passed the other one, so the two were swapped. */
  ordered: (lower: string, upper: string) => string;
}

export const en: RangeSliderWords = {
  notANumber: (kept) => `Enter a number in figures. It stays ${kept}.`,
  held: (nearest) => `Set to ${nearest}, the nearest possible.`,
  ordered: (lower, upper) => `Put in order: from ${lower} to ${upper}.`,
};

export const fr: RangeSliderWords = {
  notANumber: (kept) => `Saisissez un nombre en chiffres. La valeur reste ${kept}.`,
  held: (nearest) => `Valeur ramenée à ${nearest}, la plus proche possible.`,
  ordered: (lower, upper) => `Valeurs remises dans l’ordre : de ${lower} à ${upper}.`,
};

export const es: RangeSliderWords = {
  notANumber: (kept) => `Escribe un número en cifras. Se mantiene ${kept}.`,
  held: (nearest) => `Ajustado a ${nearest}, el valor posible más cercano.`,
  ordered: (lower, upper) => `Valores ordenados: de ${lower} a ${upper}.`,
};

export const it: RangeSliderWords = {
  notANumber: (kept) => `Inserisci un numero in cifre. Resta ${kept}.`,
  held: (nearest) => `Impostato su ${nearest}, il valore possibile più vicino.`,
  ordered: (lower, upper) => `Valori rimessi in ordine: da ${lower} a ${upper}.`,
};

export const nl: RangeSliderWords = {
  notANumber: (kept) => `Vul een getal in cijfers in. Het blijft ${kept}.`,
  held: (nearest) => `Aangepast naar ${nearest}, de dichtstbijzijnde mogelijkheid.`,
  ordered: (lower, upper) => `Op volgorde gezet: van ${lower} tot ${upper}.`,
};
