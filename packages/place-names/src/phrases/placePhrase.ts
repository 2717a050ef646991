import type { Language, PlaceKind } from '../languages.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import type { Grammar } from './grammar.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

/** The data of a place that decides its preposition. */
export interface NamedPlace {
  kind: PlaceKind;
  /** Country code in upper or lower case. */
  countryCode: string;
  /** Name in the language of the phrase. */
  name: string;
}

/** In the place itself, around it, or near it. */
export type PlaceRelation = 'in' | 'around' | 'near';

const GRAMMARS: Partial<Record<Language, Grammar>> = {
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
};

/** Countries whose provinces are named after their capitals. */
const PROVINCE_COUNTRIES = ['ES', 'IT'];

/**
 * The phrase for a place after a noun: "à Bruges", "en Flandre", "au Touquet", "près de la tour Eiffel". Undefined
 * when the language's rules and lists have none.
 */
export function placePhrase(
  place: NamedPlace,
  language: Language,
  relation: PlaceRelation = 'in',
): string | undefined {
  const grammar = GRAMMARS[language];
  if (!grammar) return undefined;
  const name = place.name.replaceAll("'", '’');
  const country = place.countryCode.toUpperCase();
  switch (place.kind) {
    case 'country':
    case 'region':
    case 'touristicregion':
      return grammar.inArea(name);
    case 'department':
      return PROVINCE_COUNTRIES.includes(country) ? grammar.inProvince(name) : grammar.inArea(name);
    case 'poi': {
      // The part after a comma only describes the sight: "Giethoorn, la Venise verte".
      const sight = grammar.ofSight(name.replace(/,.*/, ''));
      return sight && `${relation === 'around' ? grammar.around : grammar.near} ${sight}`;
    }
    case 'city':
    case 'searesort':
    case 'skiresort':
      return relation === 'in'
        ? grammar.inTown(name, country)
        : `${grammar[relation]} ${grammar.ofTown(name, country)}`;
  }
}
