import * as en from '@sabadora/design-system/words/en';
import * as es from '@sabadora/design-system/words/es';
import * as fr from '@sabadora/design-system/words/fr';
import * as it from '@sabadora/design-system/words/it';
import * as nl from '@sabadora/design-system/words/nl';
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { componentWordsCode } from '../../../build/componentWords.ts';

type Word = string | ((...values: unknown[]) => string);

/** The word's text for one, for several, and for an empty text. */
const said = (word: Word | undefined) =>
  typeof word === 'function'
    ? [
        [1, 1, 'Lille'],
        ['Lille', 12_345, 2],
        [2, 7, ''],
      ].map((values) => word(...values))
    : word;

describe.each(Object.entries({ en, es, fr, it, nl }))(
  'the words that a browser gets in "%s"',
  (language, all) => {
    test.each(Object.keys(all))('are those of %s, and need nothing from its module', (component) => {
      const words = Object.entries(all[component as keyof typeof all]) as [string, Word][];
      const code: unknown = runInThisContext(`(${componentWordsCode(component, language)})`);
      for (const [key, word] of words)
        expect(said((code as Record<string, Word>)[key]), key).toEqual(said(word));
    });
  },
);

test('words that are not there are an error that names them', () => {
  expect(() => componentWordsCode('Dialog', 'pt')).toThrow('no words of Dialog in "pt"');
});
