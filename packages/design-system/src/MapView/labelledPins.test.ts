import { expect, test } from 'vitest';
import { labelledPins } from './labelledPins.ts';

const label = (x: number, y: number, width = 60) => ({ place: { x, y }, width });

test('labels that touch: the first keeps its own, the others become dots', () => {
  expect([...labelledPins([label(0, 0), label(59, 0), label(61, 0), label(0, 31)], 32)]).toEqual([0, 2]);
  expect([...labelledPins([label(0, 0), label(0, 33)], 32)]).toEqual([0, 1]);
});

test('the width of both counts', () => {
  expect([...labelledPins([label(0, 0, 40), label(55, 0, 80)], 32)]).toEqual([0]);
  expect([...labelledPins([label(0, 0, 40), label(55, 0, 60)], 32)]).toEqual([0, 1]);
});

test('no two of a thousand labels overlap, and panning changes none', () => {
  const many = Array.from({ length: 1000 }, (_, i) =>
    label((i * 7919) % 1009, (i * 104729) % 997, 50 + (i % 30)),
  );
  const placed = [...labelledPins(many, 32)];
  expect(placed.length).toBeGreaterThan(100);
  for (const a of placed)
    for (const b of placed) {
      const [one, two] = [many[a], many[b]];
      if (a === b || !one || !two) continue;
      const overlap =
        Math.abs(one.place.y - two.place.y) < 32 &&
        Math.abs(one.place.x - two.place.x) < (one.width + two.width) / 2;
      expect(overlap).toBe(false);
    }
});
