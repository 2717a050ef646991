import { activityDetailOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { load as loadPage } from './load.tsx';

const detail = activityDetailOfTest(12);

function load(id: string, answer: unknown = detail) {
  return loadPage(
    loadInput({
      href: `/activity/${id}`,
      params: { id },
      answers: { [`/activity/${id}/detail.json`]: answer },
    }),
  );
}

test('D-062: an activity by its id, with its name and place in the head', async () => {
  const loaded = await load('12');
  const { activity, description } = detail;
  expect(loaded).toMatchObject({ props: { activity, description } });
  expect(renderToStaticMarkup(pageFound(loaded).head)).toContain('Cabourg');
});

test.each(['0', '-1', '012', 'abc', '99999999999', '2147483648'])('"%s" names no activity', async (id) => {
  expect(await load(id)).toBe(NOT_FOUND);
});

test('an id that the catalogue does not know is not found; a gateway that fails is a failure', async () => {
  expect(await load('13', 404)).toBe(NOT_FOUND);
  await expect(load('13', 500)).rejects.toThrow('activityDetail');
});
