import * as english from '@sabadora/design-system/words/en';
import * as spanish from '@sabadora/design-system/words/es';
import * as french from '@sabadora/design-system/words/fr';
import * as italian from '@sabadora/design-system/words/it';
import * as dutch from '@sabadora/design-system/words/nl';
import { proseFaults, type ProseLanguage } from '@sabadora/domain/testing';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../../../build/allMessages.ts';

/** Names of values that are numbers in every message; all others are texts. */
const NUMBERS = new Set([
  'count',
  'total',
  'shown',
  'from',
  'to',
  'number',
  'percent',
  'km',
  'nights',
  'people',
  'page',
]);

/** Exceptions whose values are texts: formatted prices and hours, and the number of a gift card. */
const TEXTS = new Set([
  'checkout.acceptPrice: {to}',
  'checkout.giftcard: {number}',
  'checkout.priceChanged: {from}',
  'checkout.priceChanged: {to}',
  'hotelInfo.arrivalBetween: {from}',
  'hotelInfo.arrivalFrom: {from}',
]);

/** The same for the components' words. */
const NUMBERS_OF_WORDS = new Set([
  'count',
  'options',
  'number',
  'first',
  'last',
  'maxLength',
  'value',
  'percent',
  'page',
]);

/** All texts that a message can produce, one for each branch of its plurals and choices. */
function variantsOf(elements: readonly MessageFormatElement[]): string[] {
  const branchesOf = (element: MessageFormatElement): string[] => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.pound || element.type === TYPE.number) return ['7'];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => variantsOf(option.value));
    return ['Lille'];
  };
  return elements
    .map(branchesOf)
    .reduce((texts, branches) => texts.flatMap((text) => branches.map((branch) => text + branch)), ['']);
}

/** Names of the values that a message shows unformatted. */
function plainValues(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap((option) => plainValues(option.value));
    return [];
  });
}

/**
 * Texts that a rule quotes literally, including their typewriter characters: English ones, and the campaign's in
 * every language.
 */
const QUOTED: ReadonlySet<string> = new Set([
  'checkout.unavailable',
  'contact.result.failed',
  'contact.result.tooMany',
  'hotel.noOffers',
  'stay.unavailable',
  'stay.expiredText',
  'chrome.wishlistEmpty',
  'notFound.expiredText',
  'notFound.text',
  'StayCalendar.loading',
]);
const QUOTED_EVERYWHERE = 'results.discountTitle';
const isQuoted = (key: string, language: ProseLanguage) =>
  key === QUOTED_EVERYWHERE || (language === 'en' && QUOTED.has(key));

const messages = allMessages.flatMap(({ file, messages: byLanguage }) =>
  Object.entries(byLanguage).map(([source, texts]) => ({
    file,
    source,
    language: source.slice(0, 2) as ProseLanguage,
    texts: Object.entries(texts),
  })),
);

describe.each(messages)('$file in $source', ({ language, texts }) => {
  test('are written as the language writes, and address visitors as the market does', () => {
    const judged = texts.filter(([key]) => !isQuoted(key, language));
    const found = judged.flatMap(([key, text]) =>
      variantsOf(parse(text)).flatMap((variant) =>
        proseFaults(variant, language).map((fault) => `${key}, ${fault}: ${variant}`),
      ),
    );
    expect(found).toEqual([]);
  });

  test('format each number for the market', () => {
    const found = texts.flatMap(([key, text]) =>
      plainValues(parse(text)).flatMap((name) => (NUMBERS.has(name) ? [`${key}: {${name}}`] : [])),
    );
    expect(found.filter((value) => !TEXTS.has(value))).toEqual([]);
  });
});

type WordFunction = (...values: (string | number)[]) => string;

/** Names of a function's parameters. */
function parametersOf(word: WordFunction): string[] {
  const [, list = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(word.toString()) ?? [];
  return list.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
}

const LARGE = 12_345;
const ofComponents = Object.entries({ en: english, es: spanish, fr: french, it: italian, nl: dutch }).flatMap(
  ([language, components]) =>
    Object.entries(components).map(([component, words]) => ({
      language: language as ProseLanguage,
      component,
      // Each function gets the names of its parameters as values.
      words: Object.entries(words) as [string, string | WordFunction][],
    })),
);

describe.each(ofComponents)('the $language words of $component', ({ language, component, words }) => {
  const say = (word: string | WordFunction, number: number) =>
    typeof word === 'string'
      ? word
      : word(...parametersOf(word).map((name) => (NUMBERS_OF_WORDS.has(name) ? number : 'Lille')));

  test('are written as the language writes, and address visitors as the market does', () => {
    const judged = words.filter(([key]) => !isQuoted(`${component}.${key}`, language));
    const found = judged.flatMap(([key, word]) =>
      [0, 1, 2].flatMap((number) =>
        proseFaults(say(word, number), language).map((fault) => `${key}, ${fault}: ${say(word, number)}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test('format each number for the market', () => {
    for (const [key, word] of words) expect(say(word, LARGE), key).not.toContain(String(LARGE));
  });
});
