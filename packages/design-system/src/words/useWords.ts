import { useLocale } from './useLocale.ts';

/** The languages that components speak. */
export type Language = 'en' | 'fr' | 'es' | 'it' | 'nl';

/** A component's own words, an object of strings and of functions returning strings, in every language. */
export type Dictionary<W> = Record<Language, W>;

/** Keeps a component's dictionary typed: each language has exactly the words of the others. */
export function defineWords<W extends object>(dictionary: Dictionary<W>): Dictionary<W> {
  return dictionary;
}

const translated = ['fr', 'es', 'it', 'nl'] as const;

/** The language of a BCP 47 tag when components speak it, English otherwise. */
export function languageOf(locale: string): Language {
  const [language] = locale.toLowerCase().split(/[-_]/);
  return translated.find((known) => known === language) ?? 'en';
}

/**
 * A component's words in the language of the nearest `WordsProvider`.
 * A word in `overrides` replaces the component's own; one that is `undefined` does not.
 */
export function useWords<W extends object>(dictionary: Dictionary<W>, overrides?: Partial<W>): W {
  const words = dictionary[languageOf(useLocale())];
  if (!overrides) return words;
  const given = Object.fromEntries(Object.entries(overrides).filter(([, word]) => word !== undefined));
  return { ...words, ...given };
}
