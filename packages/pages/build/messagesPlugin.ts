import type { Plugin } from 'vite';
import { LOCALES, MARKETS } from '@sabadora/domain';
import { compileTexts, LOCALE_TAGS, readMessageFile, textsIn, type MessageTexts } from './messages.ts';

export interface MessagesPluginOptions {
  /**
   * Writes an expression that the build of the browser's code replaces by the code for its locale (site-host's
   * `byLocale`). Without it, as for tests, modules hold every locale.
   */
  byLocale?: (codes: Readonly<Record<string, string>>) => string;
}

/** Messages as an object literal by locale. */
function compiled(messages: MessageTexts, tags: readonly string[]): string {
  const entries = tags.map((tag) => `${JSON.stringify(tag)}:${compileTexts(textsIn(messages, tag))}`);
  return `{${entries.join(',\n')}}`;
}

/**
 * Compiles each imported `.messages.json`: on a server and in development to all locales, and English for tests; in a
 * built browser module to the locale of the visit alone.
 */
export function messagesPlugin({ byLocale }: MessagesPluginOptions = {}): Plugin {
  return {
    name: 'sabadora-messages',
    transform: {
      // After Vite's own plugin for JSON, whose module it replaces.
      filter: { id: /\.messages\.json$/ },
      handler(_code, id) {
        const messages = readMessageFile(id);
        const { config, name } = this.environment;
        const code =
          byLocale && config.command === 'build' && name === 'client'
            ? byLocale(
                Object.fromEntries(
                  LOCALES.map((locale) => [locale, compiled(messages, [MARKETS[locale].bcp47])]),
                ),
              )
            : compiled(messages, ['en', ...LOCALE_TAGS]);
        return { code: `export default ${code};`, map: null, moduleSideEffects: false };
      },
    },
  };
}
