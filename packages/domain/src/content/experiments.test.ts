import { expect, test } from 'vitest';
import { readSwitches } from '../market/switches.ts';
import { assignVariation, decideWeights } from './experiments.ts';

const VISITORS = Array.from({ length: 20_000 }, (_, at) => `visitor-${at.toString(16).padStart(8, '0')}`);
const HALVES = [
  { name: 'a', weight: 50 },
  { name: 'b', weight: 50 },
];

const share = (matches: (visitor: string) => boolean) => VISITORS.filter(matches).length / VISITORS.length;

test('CH-181: a visitor is assigned the same variation every time', () => {
  for (const visitor of VISITORS.slice(0, 100))
    expect(assignVariation('home', visitor, HALVES)).toBe(assignVariation('home', visitor, HALVES));
});

test('CH-181: as many visitors as the weights say see each variation, and the others none', () => {
  const variations = [
    { name: 'a', weight: 10 },
    { name: 'b', weight: 30 },
  ];
  const shareOf = (name: string | undefined) =>
    share((visitor) => assignVariation('home', visitor, variations)?.name === name);
  expect(shareOf('a')).toBeCloseTo(0.1, 1.5);
  expect(shareOf('b')).toBeCloseTo(0.3, 1.5);
  expect(shareOf(undefined)).toBeCloseTo(0.6, 1.5);
});

test('CH-181: an experiment says nothing about another one', () => {
  const isA = (experiment: string, visitor: string) =>
    assignVariation(experiment, visitor, HALVES)?.name === 'a';
  expect(share((visitor) => isA('home', visitor) && isA('search', visitor))).toBeCloseTo(0.25, 1.5);
});

test('a larger last weight moves nobody who was assigned', () => {
  const before = [{ name: 'a', weight: 20 }];
  const after = [...before, { name: 'b', weight: 20 }];
  for (const visitor of VISITORS.slice(0, 1000)) {
    const first = assignVariation('home', visitor, before);
    expect(first === undefined || assignVariation('home', visitor, after)?.name === 'a').toBe(true);
  }
});

test('without variations there is none', () => {
  expect(assignVariation('home', 'visitor-1', [])).toBeUndefined();
});

test('CH-181: weights in a configuration are decided for a visitor, and for nobody without an id', () => {
  const text = 'boxes=off, searchDates=forced:30/suggested:30,dateShortcuts=shown';
  const seen = (visitor: string | undefined) =>
    readSwitches(decideWeights(text, visitor)).experiments.searchDates;
  expect(share((visitor) => seen(visitor) === 'forced')).toBeCloseTo(0.3, 1.5);
  expect(share((visitor) => seen(visitor) === undefined)).toBeCloseTo(0.4, 1.5);
  expect(decideWeights(text, undefined)).toBe('boxes=off,searchDates=off,dateShortcuts=shown');
  expect(seen(undefined)).toBeUndefined();
});

test.each([undefined, '', 'searchDates=forced', 'searchDates=forced:', 'searchDates=:50', 'x=a:1000'])(
  'what has no weights stays as it is: %j',
  (text) => {
    expect(decideWeights(text, 'visitor-1')).toBe(text);
  },
);
