import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import {
  compileCatalogue,
  LANGUAGES,
  LOCALE_TAGS,
  messagesOfPage,
  OVERRIDES,
  readMessages,
} from '../../build/catalogue.ts';
import { createWords, type Catalogue } from '../kit/words/createWords.ts';
import { pageNamespaces, type PageName } from '../kit/words/namespaces.ts';

const namespaces = [...new Set(Object.values(pageNamespaces).flat())];
const sources = [...LANGUAGES, ...OVERRIDES];
const cases = sources.flatMap((source) => namespaces.map((namespace) => [source, namespace] as const));

/** What a message takes: names of its values, and the plurals in it with their branches. */
function partsOf(elements: readonly MessageFormatElement[]): { values: Set<string>; plurals: string[][] } {
  const values = new Set<string>();
  const plurals: string[][] = [];
  const visit = (list: readonly MessageFormatElement[]) => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      values.add(element.value);
      if (element.type === TYPE.plural) plurals.push(Object.keys(element.options));
      if (element.type === TYPE.plural || element.type === TYPE.select) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  visit(elements);
  return { values, plurals };
}

describe.each(cases)('D-082: the messages of %s/%s', (source, namespace) => {
  const english = readMessages('en', namespace);
  const messages = readMessages(source, namespace);
  const isOverride = OVERRIDES.some((tag) => tag === source);

  test('have the keys of the English source, none missing and none more', () => {
    const expected = isOverride
      ? Object.keys(english).filter((key) => key in messages)
      : Object.keys(english);
    expect(Object.keys(messages).toSorted()).toEqual(expected.toSorted());
  });

  test('take the same values, with a branch for every plural of the language', () => {
    for (const [key, text] of Object.entries(messages)) {
      const { values, plurals } = partsOf(parse(text));
      expect([...values].toSorted(), key).toEqual([...partsOf(parse(english[key] ?? '')).values].toSorted());
      const needed = new Intl.PluralRules(source).resolvedOptions().pluralCategories;
      for (const branches of plurals)
        expect(branches, `${key} in ${source}`).toEqual(expect.arrayContaining(needed));
    }
  });

  test('have no empty text', () => {
    for (const [key, text] of Object.entries(messages)) expect(text.trim(), key).not.toBe('');
  });
});

const pages = LOCALE_TAGS.flatMap((tag) =>
  (Object.keys(pageNamespaces) as PageName[]).map((page) => [tag, page] as const),
);

test.each(pages)('the catalogue of %s/%s compiles and says each of its messages', async (tag, page) => {
  const messages = messagesOfPage(tag, page);
  const code = compileCatalogue(messages);
  const { default: catalogue } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: Catalogue;
  };
  const words = createWords(tag, catalogue);
  for (const key of Object.keys(messages) as Parameters<typeof words>[0][]) {
    const values = Object.fromEntries(
      [...partsOf(parse(messages[key] ?? '')).values].map((name) => [name, 2]),
    );
    expect(words(key, values)).not.toMatch(/undefined|[{}]/);
  }
});

test('a key that the page does not have is an error that names it', () => {
  expect(() => createWords('fr-FR', {})('chrome.error')).toThrow('chrome.error');
});
