import { LANGUAGES, type Language, type LocalText } from '@sabadora/place-names';
import { placePhrase } from '@sabadora/place-names';

/**
 * A sentence in fr, es, it, nl, en. `{at}` becomes "in the town", `{near}` "near the town", `{town}` the town's name.
 */
export type Phrase = readonly [fr: string, es: string, it: string, nl: string, en: string];

const POSITION = Object.fromEntries(LANGUAGES.map((language, index) => [language, index])) as Record<
  Language,
  number
>;

/** A phrase that names no town, in one language. */
export const phraseIn = (phrase: Phrase, language: Language): string =>
  phrase[POSITION[language]] ?? phrase[4];

/**
 * A phrase in one language, with the town in the form that the language requires: "au Touquet", "op Texel", "ad
 * Ancona".
 */
export function say(
  phrase: Phrase,
  language: Language,
  { names, countryCode }: { names: LocalText; countryCode: string },
): string {
  const name = names[language];
  const place = { kind: 'city' as const, countryCode, name };
  return (phrase[POSITION[language]] ?? phrase[4])
    .replaceAll('{at}', () => placePhrase(place, language) ?? `in ${name}`)
    .replaceAll('{near}', () => placePhrase(place, language, 'near') ?? `near ${name}`)
    .replaceAll('{town}', () => name);
}

/** A value for each language. */
export function eachLanguage<Value>(write: (language: Language) => Value): Record<Language, Value> {
  return { fr: write('fr'), es: write('es'), it: write('it'), nl: write('nl'), en: write('en') };
}

/**
 * The text with its first letter in lower case, unless the word is an abbreviation ("Wifi gratuit" → "wifi gratuit").
 */
export function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const lists = eachLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** The items as a list in a sentence: "spa, sauna et jardin". */
export function listed(language: Language, items: readonly string[]): string {
  return lists[language].format(items);
}
