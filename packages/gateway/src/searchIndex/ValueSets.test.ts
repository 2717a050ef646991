import { expect, test } from 'vitest';
import { createValueSets, eachValue, hasAnyOf } from './ValueSets.ts';

function sets() {
  const collecting = createValueSets<string>();
  for (const values of [['spa', 'bar'], [], ['bar', 'bar', 'gym']]) collecting.add(values);
  return collecting.build();
}

test('each thing has its own values, each once', () => {
  const { names, ...built } = sets();
  const valuesOf = (thing: number) => {
    const found: (string | undefined)[] = [];
    eachValue({ names, ...built }, thing, (value) => found.push(names[value]));
    return found;
  };
  expect([0, 1, 2].map(valuesOf)).toEqual([['spa', 'bar'], [], ['bar', 'gym']]);
});

test('any of the values requested is enough; none requested always holds; unknown ones never do', () => {
  const having = (...wanted: string[]) => [0, 1, 2].filter(hasAnyOf(sets(), wanted));
  expect(having('gym', 'spa')).toEqual([0, 2]);
  expect(having()).toEqual([0, 1, 2]);
  expect(having('sauna')).toEqual([]);
});

test('a thing beyond the last is an error, and no thing without values', () => {
  expect(() => eachValue(sets(), 3, () => {})).toThrow(RangeError);
  expect(() => hasAnyOf(sets(), ['spa'])(3)).toThrow(RangeError);
});
