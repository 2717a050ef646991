import { expect, test } from 'vitest';
import { dayFormats } from './dayFormats.ts';

test.each([
  ['fr-FR', 'mardi 1 décembre 2026', 'mardi 1er décembre'],
  ['it-IT', 'martedì 1 dicembre 2026', 'martedì 1º dicembre'],
  ['nl-BE', 'dinsdag 1 december 2026', 'dinsdag 1 december'],
])(
  'in %s the name of a cell holds the number that it shows, a sentence the ordinal',
  (locale, full, long) => {
    const formats = dayFormats(locale);
    const day = '2026-12-01';
    expect(formats.full(day)).toBe(full);
    expect(formats.long(day)).toBe(long);
  },
);
