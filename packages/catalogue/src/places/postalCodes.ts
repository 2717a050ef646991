import { postalPattern } from '@sabadora/place-names';
import { ITALIAN_CAP, SPANISH_PROVINCES } from '../hotels/addresses.ts';
import type { CountryCode } from './places.ts';

/** Number of digits of a post code. */
const DIGITS: Readonly<Record<CountryCode, number>> = { FR: 5, ES: 5, IT: 5, NL: 4, BE: 4 };

/** The first two digits of post codes in the Belgian provinces. */
const BELGIAN: Readonly<Record<string, string>> = {
  BRU: '10 11 12',
  WBR: '13 14',
  VBR: '15 16 17 18 19 30 31 32 33 34',
  VAN: '20 21 22 23 24 25 26 27 28 29',
  VLI: '35 36 37 38 39',
  WLG: '40 41 42 43 44 45 46 47 48 49',
  WNA: '50 51 52 53 54 55 56',
  WHT: '60 61 62 63 64 65 70 71 72 73 74 75 76 77 78 79',
  WLX: '66 67 68 69',
  VWV: '80 81 82 83 84 85 86 87 88 89',
  VOV: '90 91 92 93 94 95 96 97 98 99',
};

/**
 * The first two digits of post codes in the Dutch provinces, by region id; provinces with few codes of a pair are
 * left out.
 */
const DUTCH: Readonly<Record<number, string>> = {
  401: '78 79 93 94',
  402: '13 82 83',
  403: '84 85 86 87 88 89 90 91 92',
  404: '38 39 40 41 53 65 66 67 68 69 70 71 72 73',
  405: '95 96 97 98 99',
  406: '59 60 61 62 63 64',
  407: '42 46 47 48 49 50 51 52 53 54 55 56 57 58',
  408: '10 11 12 14 15 16 17 18 19 20 21',
  409: '74 75 76 77 80 81 83',
  410: '34 35 36 37 38 39',
  411: '43 44 45',
  412: '22 23 24 25 26 27 28 29 30 31 32 33',
};

/** The codes of a list such as "75116 75001-75020", without duplicates and in that order. */
export function readPostalCodes(list: string): string[] {
  const codes = list.split(' ').flatMap((part) => {
    const [first = '', last = first] = part.split('-');
    const count = Number(last) - Number(first) + 1;
    return Array.from({ length: count }, (_, more) =>
      String(Number(first) + more).padStart(first.length, '0'),
    );
  });
  return list === '' ? [] : [...new Set(codes)];
}

/** Patterns of the post codes in a department or province; empty where codes do not follow departments. */
export function patternsOf(country: CountryCode, departmentCode: string): string[] {
  return firstDigits(country, departmentCode).map((two) => postalPattern(two, DIGITS[country]));
}

/** Patterns of the post codes in a Dutch province, which is a region here. */
export function dutchPatterns(regionId: number): string[] {
  return (DUTCH[regionId]?.split(' ') ?? []).map((two) => postalPattern(two, DIGITS.NL));
}

function firstDigits(country: CountryCode, code: string): string[] {
  switch (country) {
    case 'FR':
      return [/^2[AB]$/.test(code) ? '20' : code];
    case 'ES': {
      const position = SPANISH_PROVINCES.indexOf(code);
      return position < 0 ? [] : [String(position + 1).padStart(2, '0')];
    }
    case 'IT':
      return ITALIAN_CAP[code] === undefined ? [] : [ITALIAN_CAP[code].slice(0, 2)];
    case 'BE':
      return BELGIAN[code]?.split(' ') ?? [];
    case 'NL':
      return [];
  }
}
