import { expect, test } from 'vitest';
import { nextStep } from './nextStep.ts';
import { en, es, fr, it as italian, nl } from './words.ts';

test.each([
  ['without dates', undefined, undefined, '2026-12-09', 'Choose as check-in'],
  ['after the check-in', '2026-12-05', undefined, '2026-12-06', 'Choose as check-out, 1 night'],
  ['after the check-in', '2026-12-05', undefined, '2026-12-07', 'Choose as check-out, 2 nights'],
  ['before the check-in', '2026-12-05', undefined, '2026-12-04', 'Choose as check-in'],
  ['on the check-in', '2026-12-05', undefined, '2026-12-05', ''],
  ['with both', '2026-12-05', '2026-12-07', '2026-12-06', 'Choose as check-in'],
  ['with both', '2026-12-05', '2026-12-07', '2026-12-05', 'Choose as check-in'],
])('SE-085 SE-086: %s (%s, %s) a press on %s: "%s"', (_, checkIn, checkOut, day, expected) => {
  expect(nextStep(day, { checkIn, checkOut, words: en })).toBe(expected);
});

test.each([
  ['en', en, 'Choose as check-out, 2 nights'],
  ['fr', fr, 'Choisir comme départ, 2 nuits'],
  ['es', es, 'Elegir como salida, 2 noches'],
  ['it', italian, 'Scegli come partenza, 2 notti'],
  ['nl', nl, 'Kiezen als vertrek, 2 nachten'],
] as const)('in %s', (_, words, expected) => {
  const choice = { checkIn: '2026-12-05', checkOut: undefined, words };
  expect(nextStep('2026-12-07', choice)).toBe(expected);
});
