import { LANGUAGES, type Language, type LocalText } from '../database/tables.ts';

/** A sentence in fr, es, it, nl, en. `{at}` stands for "in the town", `{town}` for its name. */
export type Phrase = readonly [fr: string, es: string, it: string, nl: string, en: string];

/** Where something is, as the language says it: "à Lille", "au Touquet", "ad Ancona", "in Gent". */
function inTown(language: Language, town: string): string {
  switch (language) {
    case 'fr':
      if (town.startsWith('Le ')) return `au ${town.slice(3)}`;
      if (town.startsWith('Les ')) return `aux ${town.slice(4)}`;
      return `à ${town}`;
    case 'es':
      return `en ${town}`;
    case 'it':
      return /^[AÀ]/.test(town) ? `ad ${town}` : `a ${town}`;
    case 'nl':
    case 'en':
      return `in ${town}`;
  }
}

const POSITION = Object.fromEntries(LANGUAGES.map((language, index) => [language, index])) as Record<
  Language,
  number
>;

/** A phrase in one language, with the town put in. */
export function say(phrase: Phrase, language: Language, towns: LocalText): string {
  const town = towns[language];
  return (phrase[POSITION[language]] ?? phrase[4])
    .replaceAll('{at}', inTown(language, town))
    .replaceAll('{town}', town);
}

/** Each language's text of something. */
export function eachLanguage<Value>(write: (language: Language) => Value): Record<Language, Value> {
  return { fr: write('fr'), es: write('es'), it: write('it'), nl: write('nl'), en: write('en') };
}

/** First letter small, unless the word is an abbreviation or the language would not ("Wifi gratuit" → "wifi gratuit"). */
export function uncapitalised(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const lists = eachLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));

/** "spa, sauna et jardin" */
export function listed(language: Language, items: readonly string[]): string {
  return lists[language].format(items);
}
