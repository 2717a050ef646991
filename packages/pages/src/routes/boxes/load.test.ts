import { boxOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { loadBoxes } from './load.tsx';

const boxes = [boxOfTest('SPAEBOX')];

async function load(options: Partial<LoadOptions>) {
  const input = loadInput({ href: '/boxes', answers: { '/boxes/search': { boxes } }, ...options });
  return { loaded: await loadBoxes(input), sent: input.sent };
}

test('SE-255 D-169: boxes are not found, and not asked for, unless they are switched on', async () => {
  const off = await load({});
  expect(off.loaded).toMatchObject({ status: 404, page: 'notFound' });
  expect(off.sent).toEqual([]);
  const on = await load({ switches: 'boxes=on' });
  expect(on.loaded).toMatchObject({ page: 'boxes', props: { boxes } });
  expect(on.sent).toMatchObject([{ path: '/gateway/boxes/search' }]);
});

test('boxes that cannot be had on the server are left to the browser', async () => {
  const { loaded } = await load({ switches: 'boxes=on', answers: { '/boxes/search': 500 } });
  expect(loaded).toMatchObject({ page: 'boxes', props: { boxes: undefined } });
});
