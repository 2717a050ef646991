import { expect, test } from 'vitest';
import { loadInTurn } from './loadInTurn.ts';

test('loads begin in their order, each in a task of its own, and later ones after those that wait', async () => {
  const log: string[] = [];
  const begin = (name: string) => () => {
    log.push(name);
    // Before the next task.
    queueMicrotask(() => log.push(`after ${name}`));
  };
  loadInTurn(begin('one'));
  loadInTurn(begin('two'));
  expect(log).toEqual([]);
  await new Promise<void>((resolve) => loadInTurn(resolve));
  loadInTurn(begin('three'));
  await new Promise<void>((resolve) => loadInTurn(resolve));
  expect(log).toEqual(['one', 'after one', 'two', 'after two', 'three', 'after three']);
});
