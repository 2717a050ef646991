import { array, assert, integer, property } from 'fast-check';
import { parsePhoneNumber } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { phonePlans } from './phonePlans.ts';
import { readPhone } from './readPhone.ts';

const plans = Object.values(phonePlans);

/** First digits of personal numbers after the calling code, and the number of digits that follow. */
const ranges: [keyof typeof phonePlans, 'mobile' | 'fixed line', string, number][] = [
  ['FR', 'mobile', '612', 6],
  ['FR', 'mobile', '74', 7],
  ['FR', 'fixed line', '142', 6],
  ['FR', 'fixed line', '491', 6],
  ['BE', 'mobile', '470', 6],
  ['BE', 'mobile', '493', 6],
  ['BE', 'fixed line', '25', 6],
  ['BE', 'fixed line', '32', 6],
  ['BE', 'fixed line', '42', 6],
  ['BE', 'fixed line', '92', 6],
  ['BE', 'fixed line', '81', 6],
  ['NL', 'mobile', '612', 6],
  ['NL', 'fixed line', '20', 7],
  ['NL', 'fixed line', '515', 6],
  ['ES', 'mobile', '612', 6],
  ['ES', 'mobile', '71', 7],
  ['ES', 'fixed line', '91', 7],
  ['IT', 'mobile', '312', 7],
  ['IT', 'mobile', '347', 7],
  ['IT', 'fixed line', '06', 8],
  ['IT', 'fixed line', '051', 6],
  ['LU', 'mobile', '621', 6],
  ['LU', 'mobile', '661', 6],
  ['LU', 'fixed line', '26', 6],
  ['DE', 'mobile', '1512', 7],
  ['DE', 'mobile', '160', 7],
  ['DE', 'mobile', '176', 8],
  ['DE', 'fixed line', '30', 8],
  ['CH', 'mobile', '78', 7],
  ['CH', 'fixed line', '44', 7],
  ['PT', 'mobile', '91', 7],
  ['PT', 'fixed line', '21', 7],
  ['GB', 'mobile', '7400', 6],
  ['GB', 'fixed line', '207', 7],
  ['GB', 'fixed line', '161', 7],
];

/** Whether it is a personal number, and not that of a machine or a service. */
function isOfPerson(text: string): boolean {
  const type = parsePhoneNumber(text).getType();
  return type === 'MOBILE' || type === 'FIXED_LINE' || type === 'FIXED_LINE_OR_MOBILE';
}

test.each(ranges)('%s, a %s that begins with %s: as libphonenumber has it', (country, _, start, more) => {
  const plan = phonePlans[country];
  const isRead = (text: string) => 'e164' in readPhone(text, plan, plans);
  const digits = array(integer({ min: 0, max: 9 }), { minLength: more, maxLength: more });
  assert(
    property(digits, integer({ min: 0, max: 9 }), (rest, extra) => {
      const abroad = `+${plan.callingCode}${start}${rest.join('')}`;
      const candidates = [abroad, abroad.slice(0, -1), `${abroad}${extra}`];
      expect(candidates.map(isRead)).toEqual(candidates.map(isOfPerson));
      expect(isRead(abroad)).toBe(true);
    }),
  );
});

test('a British fixed line of nine digits is read in the areas that have such', () => {
  const read = (text: string) => 'e164' in readPhone(text, undefined, plans);
  const texts = ['+44120461234', '+44169772345', '+44190061234', '+44161123456'];
  expect(texts.map(read)).toEqual([true, true, true, false]);
  expect(texts.map(isOfPerson)).toEqual([true, true, true, false]);
});
