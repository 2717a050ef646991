import { expect, test } from 'vitest';
import { allMessages } from '../../../build/allMessages.ts';

/**
 * Source of the search box, the filters, the results and the parts around them. It is searched as text, because no
 * rendering shows that a message is unused.
 */
const sources = Object.entries(
  import.meta.glob<string>(
    [
      '../{searchBox,filters,map,results,offers,fallback}/**/*.tsx',
      '../../routes/{search,activities}/*.tsx',
      '!../**/*.test.tsx',
      '!../../routes/**/*.test.tsx',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);

const OF_SEARCH =
  /^(features\/(searchBox|filters|map|results|offers|fallback|frame)|routes\/(search|activities))\//;

test('SE-221: no field of the search area complains about what is typed', () => {
  expect(sources.length).toBeGreaterThan(20);
  const complaining = sources.filter(([, source]) =>
    /\b(errorMessage|isInvalid|aria-invalid)\b/u.test(source),
  );
  expect(complaining.map(([file]) => file)).toEqual([]);
});

test('SE-264: no message of a search page carries a code of an error', () => {
  const messages = allMessages
    .filter(({ file }) => OF_SEARCH.test(file))
    .flatMap(({ messages: { en } }) => Object.entries(en ?? {}));
  expect(messages.length).toBeGreaterThan(50);
  const coded = messages.filter(([, text]) => /\b(error|code)\W+\d+|\{(code|status)\}/iu.test(text));
  expect(coded).toEqual([]);
});
