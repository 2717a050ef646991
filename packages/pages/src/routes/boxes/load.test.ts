import { boxOfTest } from '@sabadora/api/testing';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { graphOf } from '../../kit/testing/graphOf.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { loadInput, type LoadOptions } from '../../kit/testing/loadInput.ts';
import { load as loadPage } from './load.tsx';

const boxes = [boxOfTest('SPAEBOX')];

async function load(options: Partial<LoadOptions>) {
  const input = loadInput({ href: '/boxes', answers: { '/boxes/search': { boxes } }, ...options });
  return { loaded: await loadPage(input), sent: input.sent };
}

test('SE-255 CH-011 D-169: boxes are not found, and not requested, where they are switched off', async () => {
  const off = await load({ switches: 'boxes=off' });
  expect(off.loaded).toBe(NOT_FOUND);
  expect(off.sent).toEqual([]);
  const on = await load({});
  expect(on.loaded).toMatchObject({ props: { boxes } });
  expect(on.sent).toMatchObject([{ path: '/gateway/boxes/search' }]);
});

test('search engines read the way to the boxes, and those with a digital code', async () => {
  const answers = { '/boxes/search': { boxes: [...boxes, boxOfTest('FOODBOX')] } };
  expect(graphOf(pageFound((await load({ answers })).loaded).head)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { name: 'boxes.title', item: 'https://fr.localhost/boxes' }],
    },
    {
      '@type': 'ItemList',
      itemListElement: [{ name: 'Box SPAEBOX', url: 'https://fr.localhost/box/detail/spaebox/SPAEBOX' }],
    },
  ]);
});

test('boxes that cannot be had on the server are left to the browser', async () => {
  const { loaded } = await load({ answers: { '/boxes/search': 500 } });
  expect(loaded).toMatchObject({ props: { boxes: undefined } });
});
