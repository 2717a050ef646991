import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { phonePlans } from './phonePlans.ts';
import { planOf, readPhone, writePhone } from './readPhone.ts';

const plans = Object.values(phonePlans);

type Country = keyof typeof phonePlans;

const read = (text: string, country?: Country) => {
  const reading = readPhone(text, country && phonePlans[country], plans);
  return 'problem' in reading ? reading.problem : reading.e164;
};

const cases: [Country, string, string, string][] = [
  ['FR', '06.12.34.56.78', '+33612345678', '06 12 34 56 78'],
  ['FR', '0612345678', '+33612345678', '06 12 34 56 78'],
  ['FR', '612345678', '+33612345678', '06 12 34 56 78'],
  ['FR', '+33 6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
  ['FR', '+33 (0)6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
  ['FR', '0033 6 12 34 56 78', '+33612345678', '06 12 34 56 78'],
  ['FR', '33612345678', '+33612345678', '06 12 34 56 78'],
  ['FR', '01\u00a044\u202f55 66-77', '+33144556677', '01 44 55 66 77'],
  ['BE', '0470/12.34.56', '+32470123456', '0470 12 34 56'],
  ['BE', '02 512 34 56', '+3225123456', '02 512 34 56'],
  ['BE', '04 223 45 67', '+3242234567', '04 223 45 67'],
  ['BE', '081 12 34 56', '+3281123456', '081 12 34 56'],
  ['NL', '06-12345678', '+31612345678', '06 12 34 56 78'],
  ['NL', '020 123 4567', '+31201234567', '020 123 4567'],
  ['ES', '612 345 678', '+34612345678', '612 34 56 78'],
  ['ES', '+34 912 34 56 78', '+34912345678', '912 34 56 78'],
  ['IT', '312 3456789', '+393123456789', '312 345 6789'],
  ['IT', '06 1234 5678', '+390612345678', '06 1234 5678'],
  ['IT', '+39 051 234567', '+39051234567', '051 234 567'],
  ['LU', '621 123 456', '+352621123456', '621 123 456'],
  ['DE', '0151 23456789', '+4915123456789', '0151 2345 6789'],
  ['CH', '078 123 45 67', '+41781234567', '078 123 45 67'],
  ['PT', '912345678', '+351912345678', '912 345 678'],
  ['GB', '07400 123456', '+447400123456', '07400 123456'],
  // A number of another country than the selected one.
  ['FR', '+31 6 12345678', '+31612345678', '06 12 34 56 78'],
  ['FR', '+1 212 555 0123', '+12125550123', '+12125550123'],
];

test.each(cases)('%s "%s" is %s, shown as "%s"', (country, text, e164, shown) => {
  expect(read(text, country)).toBe(e164);
  expect(writePhone(e164, plans)).toBe(shown);
});

test.each<[Country | undefined, string, string]>([
  ['FR', '06 12 34 56', 'tooShort'],
  ['FR', '06 12 34 56 78 9', 'tooLong'],
  ['FR', '+33 6 12', 'tooShort'],
  ['ES', '512 34 56 78', 'impossible'],
  ['BE', '0470 12 34', 'tooShort'],
  ['IT', '612 345 6789', 'impossible'],
  ['FR', 'call me', 'unreadable'],
  ['FR', '06 12 34 56 78 ext 2', 'unreadable'],
  ['FR', '06+12345678', 'unreadable'],
  ['FR', '+', 'unreadable'],
  ['FR', '+1 212', 'tooShort'],
  ['FR', '+1 212 555 0123 456 78', 'tooLong'],
  ['FR', '+0 212 555 0123', 'impossible'],
  [undefined, '0612345678', 'unreadable'],
  [undefined, '+33612345678', '+33612345678'],
])('%s "%s" is %s', (country, text, expected) => {
  expect(read(text, country)).toBe(expected);
});

test.each([
  '\u202a+33 6 12 34 56 78\u202c',
  '+33\u200b6\u200e12\u200f34\u206056\u206678\u2069\ufeff',
  '06\u221212\u221234\u221256\u221278',
  '06\u201012\u201134\u201456\ufe5878',
  'tel:+33612345678',
  'TEL:+33-6-12-34-56-78',
  'tel: 06 12 34 56 78',
  '０６　１２　３４　５６　７８',
  '＋３３（０）６－１２－３４－５６－７８',
])('a pasted %j is a number like any other', (text) => {
  expect(read(text, 'FR')).toBe('+33612345678');
});

test.each(['tel:', 'hotel:0612345678', '06 12 34 56 78 tel:'])('%j is none', (text) => {
  expect(read(text, 'FR')).toBe('unreadable');
});

test('the plan is the one of the number, the chosen one where two share a code', () => {
  const guernsey = { ...phonePlans.GB, country: 'GG' };
  expect(planOf('+447400123456', plans)?.country).toBe('GB');
  expect(planOf('+447400123456', plans, guernsey)?.country).toBe('GG');
  expect(planOf('+33612345678', plans, guernsey)?.country).toBe('FR');
  expect(planOf('+12125550123', plans)).toBeUndefined();
});

test("every plan's example is a number of it, and reads as it is written", () => {
  for (const plan of plans) {
    const reading = readPhone(plan.example, plan, plans);
    expect('e164' in reading && writePhone(reading.e164, plans), plan.country).toBe(plan.example);
  }
});

test('what is accepted is E.164, and comes back from every form in which it is written', () => {
  const digits = array(integer({ min: 0, max: 9 }), { minLength: 4, maxLength: 12 });
  assert(
    property(digits, constantFrom(...plans), (some, plan) => {
      const reading = readPhone(some.join(''), plan, plans);
      if ('problem' in reading) return;
      const { e164 } = reading;
      expect(e164).toMatch(/^\+[1-9]\d{6,14}$/);
      const own = planOf(e164, plans, plan);
      expect(readPhone(e164, undefined, plans)).toEqual({ e164 });
      expect(readPhone(writePhone(e164, plans), own, plans)).toEqual({ e164 });
    }),
    { numRuns: 2000 },
  );
});
