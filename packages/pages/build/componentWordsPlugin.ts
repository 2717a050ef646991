import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, MARKETS } from '@sabadora/domain';
import type { Plugin } from 'vite';
import { componentsWithWords, componentWordsCode } from './componentWords.ts';
import type { ByLocale } from './messagesPlugin.ts';

const registry = join(import.meta.dirname, '../src/kit/words/componentWords.ts');
const designSystemWords = dirname(fileURLToPath(import.meta.resolve('@sabadora/design-system/words/index')));
const PREFIX = '\0component-words:';

/**
 * Bundles the words of each component of the design system that has some (`useWords`) with its code,
 * in the locale of the visit. Only in the build for browsers: elsewhere all words are loaded at once.
 */
export function componentWordsPlugin(byLocale: ByLocale): Plugin {
  return {
    name: 'sabadora-component-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // A component's words are those of its folder's name, as the design system's own words are named.
    enforce: 'post',
    transform: {
      filter: { id: /[\\/]design-system[\\/]src[\\/]\w+[\\/]\w+\.tsx$/ },
      async handler(code, id) {
        const wordsImport = this.parse(code).body.find(
          (node) =>
            node.type === 'ImportDeclaration' &&
            node.specifiers.some(({ local }) => local.name === 'useWords'),
        );
        const source =
          wordsImport?.type === 'ImportDeclaration' && (await this.resolve(wordsImport.source.value, id));
        if (!source || dirname(source.id) !== designSystemWords) return null;
        const component = basename(dirname(id));
        if (!componentsWithWords.has(component))
          throw new Error(`${id} uses words, but none are named after its folder, "${component}".`);
        return { code: `import ${JSON.stringify(PREFIX + component)};\n${code}`, map: null };
      },
    },
    resolveId: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler: (id) => ({ id, moduleSideEffects: true }),
    },
    load: {
      filter: { id: new RegExp(`^${PREFIX}`) },
      handler(id) {
        const component = id.slice(PREFIX.length);
        const codes = LOCALES.map((locale) => {
          const { language } = MARKETS[locale];
          const words = componentWordsCode(component, language);
          return [locale, `[${JSON.stringify(language)},{${component}:${words}}]`] as const;
        });
        return `import { componentWords } from ${JSON.stringify(registry)};
const [language, words] = ${byLocale(Object.fromEntries(codes))};
Object.assign(componentWords[language], words);`;
      },
    },
  };
}
