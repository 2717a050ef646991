import { describe, expect, test } from 'vitest';
import { nearestPin, type Heading } from './nearestPin.ts';

//  0     1
//     2         4
//  3
const places = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 30, y: 40 },
  { x: 0, y: 60 },
  { x: 130, y: 20 },
];

describe('an arrow leads to the nearest pin in its direction', () => {
  test.each<[number, Heading, number]>([
    [0, 'right', 1],
    [0, 'down', 2],
    [0, 'left', -1],
    [0, 'up', -1],
    [2, 'right', 4],
    [2, 'left', 3],
    [1, 'down', 2],
    [1, 'right', 4],
    [4, 'left', 1],
    [4, 'down', 2],
    [3, 'up', 0],
    [3, 'right', 2],
    [4, 'up', 1],
  ])('from %i %s to %i', (from, heading, to) => {
    expect(nearestPin(places, from, heading)).toBe(to);
  });
});

test('pins at one place come one after the other, then the way leads on', () => {
  const shared = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 0 },
    { x: 20, y: 0 },
  ];
  expect([1, 2, 3].map((from) => nearestPin(shared, from, 'right'))).toEqual([2, 3, 4]);
  expect([3, 2, 1].map((from) => nearestPin(shared, from, 'left'))).toEqual([2, 1, 0]);
});

test('every pin of a thousand can be reached from the first with the four arrows', () => {
  const many = Array.from({ length: 1000 }, (_, i) => ({ x: (i * 7919) % 1009, y: (i * 104729) % 997 }));
  const reached = new Set([0]);
  const open = [0];
  for (let from = open.pop(); from !== undefined; from = open.pop())
    for (const heading of ['up', 'down', 'left', 'right'] as const) {
      const to = nearestPin(many, from, heading);
      if (to < 0 || reached.has(to)) continue;
      reached.add(to);
      open.push(to);
    }
  expect(reached.size).toBe(1000);
});

test('no pins, no way', () => {
  expect(nearestPin([], 0, 'right')).toBe(-1);
});
