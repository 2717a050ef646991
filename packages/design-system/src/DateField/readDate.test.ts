import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { readDate, writeDate, type DateRules } from './readDate.ts';

const LOCALES = ['fr-FR', 'fr-BE', 'es-ES', 'it-IT', 'nl-NL', 'nl-BE', 'en-GB', 'en-US'];
const TODAY = '2026-07-20';

const read = (text: string, rules: Partial<DateRules> = {}) => {
  const reading = readDate(text, { locale: 'fr-FR', today: TODAY, ...rules });
  return 'problem' in reading ? reading.problem : reading.isoDate;
};

test.each([
  ['fr-FR', '24/7'],
  ['fr-FR', '24/07/2026'],
  ['fr-FR', '24-7-26'],
  ['fr-FR', '24.07'],
  ['fr-FR', '24.07.'],
  ['fr-FR', '24 07 2026'],
  ['fr-FR', ' 24\u00a0/ 07 /\u202f2026 '],
  ['fr-FR', '24072026'],
  ['fr-FR', '\u202a24\u200b/\u200e07\u200f/\u20662026\u2069\ufeff'],
  ['fr-FR', '24\u221207\u22122026'],
  ['fr-FR', '24\u201107\ufe582026'],
  ['fr-FR', '２４／０７／２０２６'],
  ['fr-FR', '24\u00ad juil\u00adlet'],
  ['fr-FR', '\u221224/07/2026', 'unreadable'],
  ['fr-FR', '240726'],
  ['fr-FR', '2026-07-24'],
  ['fr-FR', '2026/7/24'],
  ['fr-FR', '24 juil.'],
  ['fr-FR', '24 juil'],
  ['fr-FR', '24juillet2026'],
  ['fr-FR', '24 JUILLET 2026'],
  ['fr-FR', 'vendredi 24 juillet 2026'],
  ['fr-FR', 'ven. 24 juil. 26'],
  ['fr-FR', 'le vendredi 24 juillet', 'unreadable'],
  ['fr-FR', '24e juillet'],
  ['fr-FR', 'mar. 24 juillet'],
  ['fr-FR', '1er août', '2026-08-01'],
  ['fr-FR', '1 aout', '2026-08-01'],
  ['fr-FR', '24 jui', 'unreadable'],
  ['es-ES', '24 jul'],
  ['es-ES', '24 de julio de 2026'],
  ['es-ES', 'viernes, 24 de julio de 2026'],
  ['es-ES', '24 jul. 2026'],
  ['es-ES', '1º de septiembre', '2026-09-01'],
  ['es-ES', '9 set', 'unreadable'],
  ['it-IT', '24 lug'],
  ['it-IT', '24 luglio 2026'],
  ['it-IT', 'mar 24 mar 2026', '2026-03-24'],
  ['nl-NL', '24 juli'],
  ['nl-NL', '24 jul. 2026'],
  ['nl-NL', '24e juli'],
  ['nl-NL', '24-07-2026'],
  ['nl-BE', '2 mrt', '2027-03-02'],
  ['en-GB', '24 Jul'],
  ['en-GB', 'July 24th, 2026'],
  ['en-GB', '24/07/2026'],
  ['en-GB', '7/24/2026', 'noSuchDay'],
  ['en-US', '7/24'],
  ['en-US', '07/24/2026'],
  ['en-US', '07242026'],
  ['en-US', '24/07/2026', 'noSuchDay'],
  ['en-US', 'Jul 24, 2026'],
  ['en-US', '2026-07-24'],
])('%s: "%s" is read', (locale, text, expected = '2026-07-24') => {
  expect(read(text, { locale })).toBe(expected);
});

test.each([
  ['20/7', '2026-07-20'],
  ['19/7', '2027-07-19'],
  ['29/2', '2028-02-29'],
  ['30/2', 'noSuchDay'],
])('without a year "%s" is the next such day from today: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

test.each([
  '24',
  'demain',
  '24 juillet août',
  '24/07/2026/1',
  '24/07/26 14:00',
  '24/7/026',
  '124/7/2026',
  '-24/7',
  '24?7',
  '20/7 + 3',
  '2407',
  '2026-07',
  '/',
])('"%s" is no date', (text) => {
  expect(read(text)).toBe('unreadable');
});

test.each(['31/06/2026', '29/02/2026', '0/7/2026', '24/13/2026', '32 juillet', '2026-02-30', '01/01/0000'])(
  '"%s" is a day that does not exist',
  (text) => {
    expect(read(text)).toBe('noSuchDay');
  },
);

test.each([
  [{ minDate: '2026-07-25' }, '24/07/2026', 'tooEarly'],
  [{ minDate: '2026-07-24' }, '24/07/2026', '2026-07-24'],
  [{ maxDate: '2026-07-23' }, '24/07/2026', 'tooLate'],
  [{ maxDate: '2026-07-24' }, '24/07/2026', '2026-07-24'],
  [{ maxDate: '2026-12-31' }, '19/7', 'tooLate'],
])('bounds %o: "%s" is %s', (rules, text, expected) => {
  expect(read(text, rules)).toBe(expected);
});

test.each([
  ['24/07/85', '1985-07-24'],
  ['20/07/26', '2026-07-20'],
  ['21/07/26', '1926-07-21'],
  ['01/01/27', '1927-01-01'],
  ['24 juillet 1985', '1985-07-24'],
  ['24/07', 'missingYear'],
  ['31/06', 'noSuchDay'],
  ['29/02', 'missingYear'],
  ['21/07/2026', 'tooLate'],
])('a birthday "%s" is %s: two digits are the latest past year, and no year is guessed', (text, expected) => {
  expect(read(text, { minDate: '1906-01-01', maxDate: TODAY })).toBe(expected);
});

test('without bounds two digits reach 20 years ahead', () => {
  expect(read('01/01/46')).toBe('2046-01-01');
  expect(read('01/01/47')).toBe('1947-01-01');
});

test('every written form of every day of nine years is read back, in every locale', () => {
  const isoDays = Array.from({ length: 9 * 365 + 3 }, (_, day) =>
    new Date(Date.UTC(2023, 0, 1 + day)).toISOString().slice(0, 10),
  );
  for (const locale of LOCALES) {
    const forms = [
      { dateStyle: 'full' },
      { dateStyle: 'long' },
      { dateStyle: 'medium' },
      { weekday: 'short', day: 'numeric', month: 'short', year: '2-digit' },
    ] as const;
    const formats = forms.map((form) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...form }));
    const wrong = isoDays.flatMap((isoDate) =>
      [writeDate(isoDate, locale), ...formats.map((format) => format.format(Date.parse(isoDate)))].filter(
        (text) => read(text, { locale }) !== isoDate,
      ),
    );
    expect(wrong, locale).toEqual([]);
  }
  expect(isoDays).toContain('2028-02-29');
});

test('any day of four digits comes back from its short form, and any text at all is answered', () => {
  const days = integer({ min: Date.UTC(1000, 0, 1) / 86_400_000, max: Date.UTC(9999, 11, 31) / 86_400_000 });
  assert(
    property(days, constantFrom(...LOCALES), (day, locale) => {
      const isoDate = new Date(day * 86_400_000).toISOString().slice(0, 10);
      expect(read(writeDate(isoDate, locale), { locale })).toBe(isoDate);
    }),
  );
  assert(
    property(integer({ min: 0 }), integer({ min: 0 }), integer({ min: 0 }), (a, b, c) => {
      expect(read(`${a}/${b}/${c}`)).toMatch(/^(\d{4}-\d\d-\d\d|unreadable|noSuchDay)$/);
    }),
  );
});

test('a day of the rules that is none is refused', () => {
  expect(() => writeDate('24/07/2026', 'fr-FR')).toThrow(RangeError);
});
