import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LOCALES, MARKETS } from '@sabadora/domain';
import { minifySync } from 'vite';

// The compiler is published as CommonJS without types.
const { compileStrings } = createRequire(import.meta.url)('@internationalized/string-compiler') as {
  compileStrings: (messages: Record<string, string>) => string;
};

/** ICU texts by key. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Content of a `.messages.json`: texts by language, and a market's changes to its language under the market's tag.
 */
export type MessageTexts = Readonly<Record<string, Texts>>;

/** The markets, as BCP 47 tags. */
export const LOCALE_TAGS = LOCALES.map((locale) => MARKETS[locale].bcp47);

/** Languages that every message is written in; English is the source and the fallback (D-082). */
export const LANGUAGES = ['en', ...new Set(LOCALES.map((locale) => MARKETS[locale].language))];

/** @throws Error that names the file when its content is not texts by key by language. */
export function readMessageFile(file: string): MessageTexts {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const isObject = (value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  const languages = isObject(parsed);
  if (!languages) throw new Error(`${file}: must hold an object of languages.`);
  for (const [language, texts] of languages) {
    if (![...LANGUAGES, ...LOCALE_TAGS].includes(language))
      throw new Error(`${file}: "${language}" is neither a language nor a market of the site.`);
    for (const [key, text] of isObject(texts) ?? [[language, undefined]])
      if (typeof text !== 'string') throw new Error(`${file}: "${key}" of "${language}" must be text.`);
  }
  return parsed as MessageTexts;
}

/**
 * All texts in a language or a market's locale, e.g. "nl-BE": the locale's own text, or its language's, or the
 * English one.
 */
export function textsIn(messages: MessageTexts, tag: string): Texts {
  return { ...messages['en'], ...messages[tag.slice(0, 2)], ...messages[tag] };
}

/** JavaScript source of an object that maps each key to its text, or to a function when the text contains values. */
export function compileTexts(texts: Texts): string {
  const module = compileStrings(texts).replace(/^module\.exports =/, 'export default');
  return minifySync('messages.js', module).code.replace(/^export default\s*|;\s*$/g, '');
}
