import { expect, test } from 'vitest';
import { panToShow } from './panToShow.ts';

const desktop = { width: 1000, height: 600 };
const phone = { width: 390, height: 600 };

test('a pin in sight stays where it is', () => {
  expect(panToShow({ x: 500, y: 300 }, desktop)).toEqual({ x: 0, y: 0 });
});

test('a pin outside comes in as far as it needs to', () => {
  expect(panToShow({ x: -100, y: 300 }, desktop)).toEqual({ x: 148, y: 0 });
  expect(panToShow({ x: 1200, y: 700 }, desktop)).toEqual({ x: -248, y: -128 });
});

test('a pin under a card in the corner takes the shorter way out', () => {
  const card = { x: 16, y: 200, width: 320, height: 384 };
  expect(panToShow({ x: 300, y: 400 }, desktop, [card])).toEqual({ x: 84, y: 0 });
  expect(panToShow({ x: 150, y: 210 }, desktop, [card])).toEqual({ x: 0, y: -38 });
});

test('a pin under a sheet as wide as a phone goes up', () => {
  const sheet = { x: 0, y: 300, width: 390, height: 300 };
  expect(panToShow({ x: 200, y: 500 }, phone, [sheet])).toEqual({ x: 0, y: -228 });
});

test('a pin that comes in from outside does not end under the card', () => {
  const sheet = { x: 0, y: 300, width: 390, height: 300 };
  const { x, y } = panToShow({ x: 700, y: 900 }, phone, [sheet]);
  expect({ x: 700 + x, y: 900 + y }).toEqual({ x: 342, y: 272 });
});

test('a map with no room beside the card leaves the pin in its middle', () => {
  const all = { x: 0, y: 0, width: 60, height: 40 };
  expect(panToShow({ x: 10, y: 10 }, { width: 60, height: 40 }, [all])).toEqual({ x: 20, y: 10 });
});
