import { parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { allMessages, wordsOfSite } from '../../../build/allMessages.ts';
import { compileOverlay, overlayProblems } from '../../../build/compileOverlay.ts';
import { partsOf } from '../../../build/messageParts.ts';
import { LOCALE_TAGS, textsIn } from '../../../build/messages.ts';
import { overlayWords } from './overlay.ts';
import type { Messages, Words } from './messages.ts';

const compiledAll = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compileOverlay(text)]));

const none: Words<Messages> = (key) => `own ${key}`;

describe.each(LOCALE_TAGS)('overlaid in %s', (tag) => {
  const words = wordsOfSite(tag);

  test('every message of the site comes out as its compiled form', () => {
    for (const { messages } of allMessages) {
      const texts = textsIn(messages, tag);
      const overlaid = overlayWords({ language: tag, messages: compiledAll(texts) })(none);
      for (const [key, text] of Object.entries(texts))
        for (const value of [0, 1, 2, 1200]) {
          const values = Object.fromEntries([...partsOf(parse(text)).values].map((name) => [name, value]));
          expect(overlaid(key, values), key).toBe(words(key, values));
        }
    }
  });
});

test('what is laid over replaces the message, and the rest stays; the same words give the same function', () => {
  const overlay = overlayWords({ language: 'fr', messages: compiledAll({ 'a.go': 'On y va' }) });
  expect([overlay(none)('a.go'), overlay(none)('a.stay')]).toEqual(['On y va', 'own a.stay']);
  expect(overlay(none)).toBe(overlay(none));
});

test('plurals and choices follow the language of the overlay', () => {
  const texts = {
    'a.nights':
      '{count, plural, zero {لا ليال} one {ليلة} two {ليلتان} few {# ليال} many {# ليلة} other {# ليلة}}',
    'a.who': '{kind, select, radio {On air} other {In print}}',
  };
  const say = overlayWords({ language: 'ar-u-nu-latn', messages: compiledAll(texts) })(none);
  expect([0, 1, 2, 3, 11].map((count) => say('a.nights', { count }))).toEqual([
    'لا ليال',
    'ليلة',
    'ليلتان',
    '3 ليال',
    '11 ليلة',
  ]);
  expect([say('a.who', { kind: 'radio' }), say('a.who', { kind: 'daily' })]).toEqual(['On air', 'In print']);
});

test.each([
  ['Allons à {place}', 'Go to {city}', 'fr', /it has \{place\}, where the site's text has \{city\}/],
  ['Allons', 'Go to {city}', 'fr', /it has no values/],
  [
    '{n, plural, one {une nuit} other {# nuits}}',
    '{n, plural, one {a night} other {# nights}}',
    'fr',
    /plural of \{n\} has no branch for many\. Add/,
  ],
  ['Allons {', 'Go', 'fr', /cannot be read.*brace/],
  ['{n, date}', '{n}', 'fr', /only \{name\}/],
])('%s is no overlay of %s in %s', (text, source, language, message) => {
  expect(overlayProblems(text, source, language)).toEqual([expect.stringMatching(message)]);
});
