import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOCALES, MARKETS } from '@sabadora/domain';
import { Visitor, type Plugin } from 'vite';
import { componentsWithWords, componentWordsCode } from './componentWords.ts';
import type { ByLocale } from './messagesPlugin.ts';

const registry = join(import.meta.dirname, '../src/kit/words/componentWords.ts');
const designSystemWords = dirname(fileURLToPath(import.meta.resolve('@sabadora/design-system/words/index')));
const PREFIX = '\0component-words:';

/**
 * Bundles the words of each design system component that calls `useWords`, e.g. `useWords('Banner')`, together with
 * its code, in the locale of the visit. This is a bundler plugin because only the bundler knows the locale of the
 * file it writes. It runs only in the build for browsers: elsewhere all words are loaded at once.
 */
export function componentWordsPlugin(byLocale: ByLocale): Plugin {
  return {
    name: 'sabadora-component-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'post',
    transform: {
      filter: { code: 'useWords(' },
      async handler(code, id) {
        const program = this.parse(code);
        const source = sourceOfUseWords(program);
        const asked = source === undefined ? null : await this.resolve(source, id);
        if (!asked || dirname(asked.id) !== designSystemWords) return null;
        const imports = componentsAsking(program).map((component) => {
          if (!componentsWithWords.has(component))
            throw new Error(`${id} asks for words of "${component}", which has none.`);
          return `import ${JSON.stringify(PREFIX + component)};\n`;
        });
        return { code: imports.join('') + code, map: null };
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

type Program = Parameters<Visitor['visit']>[0];

/** The specifier that a module imports `useWords` from. */
function sourceOfUseWords({ body }: Program): string | undefined {
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    if (statement.specifiers.some(({ local }) => local.name === 'useWords')) return statement.source.value;
  }
  return undefined;
}

/** The components that a module names in its calls of `useWords`. */
function componentsAsking(program: Program): string[] {
  const names = new Set<string>();
  new Visitor({
    CallExpression: ({ callee, arguments: [name] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'useWords') return;
      if (name?.type !== 'Literal' || typeof name.value !== 'string')
        throw new Error('A component names itself to useWords by a literal.');
      names.add(name.value);
    },
  }).visit(program);
  return [...names];
}
