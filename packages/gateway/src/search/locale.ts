import { type Locale, marketOf } from '@sabadora/domain';
import type { Language } from '@sabadora/place-names';

/** The language of the catalogue's texts for a market. */
export function languageOf(locale: Locale): Language {
  return marketOf(locale).language;
}

/** Lower-case country of the market, as `country_code` of a place. */
export function countryOf(locale: Locale): string {
  return marketOf(locale).country.toLowerCase();
}

/** The text in `language`, otherwise in English, otherwise in any language; imported texts may lack some. */
export function inLanguage<Text>(
  texts: Partial<Record<Language, Text>>,
  language: Language,
): Text | undefined {
  return texts[language] ?? texts.en ?? Object.values(texts)[0];
}

/** Like `inLanguage` for a line of text; empty when there is none. */
export function textIn(texts: Partial<Record<Language, string>>, language: Language): string {
  return inLanguage(texts, language) ?? '';
}
