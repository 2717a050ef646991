import { expect, test } from 'vitest';
import { bridgeNights, easterOf, publicHolidays } from './holidays.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => {
  expect(easterOf(year)).toBe(day);
});

test.each([
  ['FR', '2026-07-14', 'Bastille Day'],
  ['FR', '2026-05-14', 'Ascension'],
  ['ES', '2026-04-03', 'Good Friday'],
  ['IT', '2026-04-06', 'Easter Monday'],
  ['NL', '2026-04-27', "King's Day"],
  ['NL', '2025-04-26', "King's Day before a Sunday"],
  ['BE', '2026-07-21', 'the national day'],
] as const)('%s is off on %s (%s)', (country, day, _name) => {
  expect(publicHolidays(country, Number(day.slice(0, 4)))).toContain(day);
});

test('Ascension is a long weekend in France: the nights from Wednesday to Saturday', () => {
  const nights = bridgeNights('FR', 2027);
  expect(['2027-05-05', '2027-05-06', '2027-05-07', '2027-05-08'].filter((day) => !nights.has(day))).toEqual(
    [],
  );
  expect(nights.has('2027-05-03')).toBe(false);
});
