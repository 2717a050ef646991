import { LANGUAGES, placePhrase } from '@sabadora/place-names';
import { expect, test } from 'vitest';
import { readPlaces } from './places.ts';

test.each(LANGUAGES.filter((language) => language !== 'en'))(
  'every place can stand behind a noun in %s',
  (language) => {
    const lacking = readPlaces().all.filter(
      ({ kind, countryCode, names }) =>
        placePhrase({ kind, countryCode, name: names[language] }, language) === undefined,
    );
    expect(lacking.map(({ kind, names }) => `${kind} ${names[language]}`)).toEqual([]);
  },
);
