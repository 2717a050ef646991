import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, MARKETS } from '@sabadora/domain';
import { pageNamespaces, type PageName } from '../src/kit/words/namespaces.ts';

// The compiler is published as CommonJS without types.
const { compileStrings } = createRequire(import.meta.url)('@internationalized/string-compiler') as {
  compileStrings: (messages: Record<string, string>) => string;
};

export const messagesDir = join(dirname(fileURLToPath(import.meta.url)), '..', 'src', 'messages');

/** The markets, as BCP 47 tags. */
export const LOCALE_TAGS = LOCALES.map((locale) => MARKETS[locale].bcp47);

/** Languages with catalogues of their own; English is the source and the fallback (D-082). */
export const LANGUAGES = ['en', ...new Set(LOCALES.map((locale) => MARKETS[locale].language))];

/** Locales that change some messages of their language: those with a folder of their own. */
export const OVERRIDES = LOCALE_TAGS.filter((tag) => existsSync(join(messagesDir, tag)));

/** Files from the most general to the most particular that a locale's messages come from, e.g. en, nl, nl-BE. */
export function sourcesOf(bcp47: string): string[] {
  const language = bcp47.slice(0, 2);
  return [...new Set(['en', language, ...OVERRIDES.filter((tag) => tag === bcp47)])];
}

function messageFile(source: string, namespace: string): string {
  return join(messagesDir, source, `${namespace}.json`);
}

/** The messages of one file, ICU text by key. @throws Error that names the file when it is not a flat object of texts. */
export function readMessages(source: string, namespace: string): Record<string, string> {
  const file = messageFile(source, namespace);
  // A locale that changes nothing of its language has no file.
  if (!existsSync(file) && OVERRIDES.some((tag) => tag === source)) return {};
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof parsed !== 'object' || parsed === null)
    throw new Error(`${file}: must hold an object of messages`);
  for (const [key, text] of Object.entries(parsed)) {
    if (typeof text !== 'string') throw new Error(`${file}: message "${key}" must be text`);
  }
  return parsed as Record<string, string>;
}

/** Every message of a page in a locale, with fallbacks filled in. */
export function messagesOfPage(bcp47: string, page: PageName): Record<string, string> {
  const files = pageNamespaces[page].flatMap((namespace) =>
    sourcesOf(bcp47).map((source) => readMessages(source, namespace)),
  );
  return Object.assign({}, ...files) as Record<string, string>;
}

/** JavaScript of an ES module whose default export maps keys to texts and functions. */
export function compileCatalogue(messages: Record<string, string>): string {
  return compileStrings(messages).replace(/^module\.exports =/, 'export default');
}
