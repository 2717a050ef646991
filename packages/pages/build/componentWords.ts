import * as en from '@sabadora/design-system/words/en';
import * as es from '@sabadora/design-system/words/es';
import * as fr from '@sabadora/design-system/words/fr';
import * as it from '@sabadora/design-system/words/it';
import * as nl from '@sabadora/design-system/words/nl';
import { minifySync } from 'vite';

const languages: Readonly<Record<string, Readonly<Record<string, object>>>> = { en, es, fr, it, nl };

/** Names of the components with words of their own. */
export const componentsWithWords: ReadonlySet<string> = new Set(Object.keys(en));

/**
 * JavaScript source of an object with the words of a component in a language. A word that is a function is written as
 * its source, so it may refer only to its parameters and to globals.
 *
 * @throws Error when there are no words of the component in the language.
 */
export function componentWordsCode(component: string, language: string): string {
  const words = languages[language]?.[component];
  if (words === undefined) throw new Error(`There are no words of ${component} in "${language}".`);
  const entries = Object.entries(words).map(
    ([name, word]) =>
      `${JSON.stringify(name)}: ${typeof word === 'function' ? String(word) : JSON.stringify(word)}`,
  );
  const module = `export default {${entries.join(', ')}};`;
  return minifySync('words.js', module).code.replace(/^export default\s*|;\s*$/g, '');
}
