import { LOCALES, MARKETS } from '@sabadora/domain';
import type { Plugin } from 'vite';
import { compileTexts, LOCALE_TAGS, readMessageFile, textsIn, type MessageTexts } from './messages.ts';

/** Writes an expression for which the build puts each locale's own code (`byLocale` of site-host). */
export type ByLocale = (codes: Readonly<Record<string, string>>) => string;

/** Messages as an object literal by locale. */
function compiled(messages: MessageTexts, tags: readonly string[]): string {
  const entries = tags.map((tag) => `${JSON.stringify(tag)}:${compileTexts(textsIn(messages, tag))}`);
  return `{${entries.join(',\n')}}`;
}

/**
 * Compiles each imported `.messages.json`: on a server, in development and in tests to all locales and English; in a
 * built browser module to the locale of the visit alone.
 *
 * @param byLocale Not needed where nothing is built for a browser, as in tests.
 */
export function messagesPlugin(byLocale?: ByLocale): Plugin {
  return {
    name: 'sabadora-messages',
    transform: {
      // After Vite's own plugin for JSON, whose module it replaces.
      filter: { id: /\.messages\.json$/ },
      handler(_code, id) {
        const messages = readMessageFile(id);
        const { config, name } = this.environment;
        const inLocale = (bcp47: string) => compiled(messages, [bcp47]);
        const code =
          byLocale && config.command === 'build' && name === 'client'
            ? byLocale(Object.fromEntries(LOCALES.map((locale) => [locale, inLocale(MARKETS[locale].bcp47)])))
            : compiled(messages, ['en', ...LOCALE_TAGS]);
        return { code: `export default ${code};`, map: null, moduleSideEffects: false };
      },
    },
  };
}
