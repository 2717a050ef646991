import type { Language, PlaceKind } from '../languages.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import type { Grammar } from './grammar.ts';
import { italian } from './italian.ts';
import { spanish } from './spanish.ts';

/** A place by what decides on its preposition. */
export interface NamedPlace {
  kind: PlaceKind;
  /** Upper or lower case. */
  countryCode: string;
  /** In the language of the phrase. */
  name: string;
}

/** The place itself, a circle around it, or somewhere not far from it. */
export type PlaceRelation = 'in' | 'around' | 'near';

const GRAMMARS: Partial<Record<Language, Grammar>> = {
  fr: french,
  es: spanish,
  it: italian,
  nl: dutch,
};

/** Countries whose provinces are called like their capitals. */
const PROVINCE_COUNTRIES = ['ES', 'IT'];

/**
 * A place as it follows a noun: "à Bruges", "en Flandre", "au Touquet", "près de la tour Eiffel". Undefined where the
 * language's rules and lists have no phrase for it.
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
      // What follows a comma describes the sight: "Giethoorn, la Venise verte".
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
