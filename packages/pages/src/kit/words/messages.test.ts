import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { partsOf } from '../../../build/messageParts.ts';
import { LANGUAGES, LOCALE_TAGS, textsIn } from '../../../build/messages.ts';
import { allMessages, wordsOfSite } from '../../../build/allMessages.ts';
import { wordsIn, type Messages } from './messages.ts';

describe.each(allMessages)('D-082: $file', ({ messages }) => {
  const english = messages['en'] ?? {};
  const languages = Object.entries(messages);

  test('has every language', () => {
    expect(Object.keys(messages)).toEqual(expect.arrayContaining(LANGUAGES));
  });

  test('has the keys of the English source in each language, none missing and none more; in a market those that it changes', () => {
    for (const [language, texts] of languages) {
      const expected = LANGUAGES.includes(language)
        ? Object.keys(english)
        : Object.keys(english).filter((key) => key in texts);
      expect(Object.keys(texts).toSorted(), language).toEqual(expected.toSorted());
    }
  });

  test('takes the same values in each language, with a branch for every plural of the language', () => {
    for (const [language, texts] of languages) {
      const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      for (const [key, text] of Object.entries(texts)) {
        const { values, plurals } = partsOf(parse(text));
        const expected = [...partsOf(parse(english[key] ?? '')).values].toSorted();
        expect([...values].toSorted(), `${key} in ${language}`).toEqual(expected);
        for (const { branches } of plurals)
          expect(branches, `${key} in ${language}`).toEqual(expect.arrayContaining(needed));
      }
    }
  });

  test('has no empty text', () => {
    for (const [language, texts] of languages)
      for (const [key, text] of Object.entries(texts))
        expect(text.trim(), `${key} in ${language}`).not.toBe('');
  });
});

describe.each(LOCALE_TAGS)('in %s', (tag) => {
  const words = wordsOfSite(tag);

  test.each(allMessages)('$file says each of its messages', ({ messages }) => {
    for (const [key, text] of Object.entries(textsIn(messages, tag))) {
      const values = Object.fromEntries([...partsOf(parse(text)).values].map((name) => [name, 2]));
      expect(words(key, values), key).not.toMatch(/undefined|[{}]/);
    }
  });
});

describe('numbers in messages', () => {
  const say = (locale: string, count: number) => {
    const file = {
      [locale]: {
        count: (values: { n: number }, formatter: { number: (n: number) => string }) =>
          formatter.number(values.n),
      },
    };
    return wordsIn(locale, file as unknown as Messages & { en: { count: string } })('count', { n: count });
  };

  test.each(LOCALE_TAGS)('are written as %s writes them', (tag) => {
    const numbers = new Intl.NumberFormat(tag);
    for (const count of [0, 1, 12, 999, 1000, 1500, 12_345, 1.5, -3])
      expect(say(tag, count)).toBe(numbers.format(count));
  });

  test('need no formatter of the browser below a thousand', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    onTestFinished(() => made.mockRestore());
    expect(say('fr-BE-x-small', 999)).toBe('999');
    expect(made).not.toHaveBeenCalled();
  });
});

test('no two files have a message of the same key: a part may say those of several files', () => {
  const owners = new Map<string, string>();
  for (const { file, messages } of allMessages)
    for (const key of Object.keys(messages['en'] ?? {})) {
      expect(owners.get(key), `${key} of ${file}`).toBeUndefined();
      owners.set(key, file);
    }
});

describe('words', () => {
  const one = { en: { 'one.name': 'One' } };
  const two = { en: { 'two.name': 'Two' } };

  test('say the messages of all their files, by the same function each time', () => {
    const words = wordsIn('en', one, two);
    expect([words('one.name'), words('two.name')]).toEqual(['One', 'Two']);
    expect(wordsIn('en', one, two)).toBe(words);
    expect(wordsIn('en', one)).not.toBe(words);
  });

  test('name a key that no file has, and a locale that a file is not there for', () => {
    expect(() => wordsIn<Messages[]>('en', one)('two.name')).toThrow('two.name');
    expect(() => wordsIn('fr-FR', one)).toThrow('fr-FR');
  });
});
