import { LOCALES, MARKETS } from '@sabadora/domain';
import type { Plugin } from 'vite';
import { compileTexts, LOCALE_TAGS, readMessageFile, textsIn, type MessageTexts } from './messages.ts';

/** Returns an expression that the build replaces by each locale's own code (`byLocale` of site-host). */
export type ByLocale = (codes: Readonly<Record<string, string>>) => string;

/** Source of an object literal with the messages of each locale. */
function compiled(messages: MessageTexts, tags: readonly string[]): string {
  const entries = tags.map((tag) => `${JSON.stringify(tag)}:${compileTexts(textsIn(messages, tag))}`);
  return `{${entries.join(',\n')}}`;
}

/**
 * Compiles each imported `.messages.json`: to the locale of the visit alone in a built browser module, and to all
 * locales and English on a server, in development and in tests.
 *
 * @param byLocale Only needed where a build for browsers is made, so not in tests.
 */
export function messagesPlugin(byLocale?: ByLocale): Plugin {
  return {
    name: 'sabadora-messages',
    transform: {
      // Runs after Vite's own JSON plugin, and replaces the module that it made.
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
