import { expect, test } from 'vitest';
import { evenShares } from './evenShards.ts';

const files = [90, 10, 40, 50, 30, 60, 20].map((size) => ({ moduleId: `${size}.test.tsx`, size }));
const sizes = (count: number, items = files) =>
  evenShares(items, count, ({ size }) => size).map((share) => share.map(({ size }) => size));

test('files are shared so that each shard has about as much, every file once', () => {
  expect(sizes(3)).toEqual([
    [90, 20],
    [60, 30, 10],
    [50, 40],
  ]);
  expect(sizes(1)).toEqual([[90, 60, 50, 40, 30, 20, 10]]);
});

test('each shard comes to the same shares, in whatever order the files are found', () => {
  const equal = ['b', 'a', 'd', 'c'].map((name) => ({ moduleId: name, size: 1 }));
  expect(evenShares(equal, 2, ({ size }) => size)).toEqual(
    evenShares(equal.toReversed(), 2, ({ size }) => size),
  );
});

test('a shard without files is empty', () => {
  expect(sizes(3, files.slice(0, 1))).toEqual([[90], [], []]);
});
