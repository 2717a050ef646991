import type { StaticContent } from '@sabadora/api';
import { expect, test } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { load } from './load.tsx';

const text: StaticContent = {
  id: 'press',
  title: 'Presse',
  description: 'Pour les journalistes.',
  content: [{ tag: 'p', children: ['Bonjour.'] }],
  locales: ['fr_FR', 'es_ES'],
};

test('CH-009: a page of text comes from its call, with links to the markets that have it', async () => {
  const input = loadInput({ href: '/content/press', params: { id: 'press' }, answers: { '/press': text } });
  const { props } = pageFound(await load(input));
  expect(props).toEqual({ text, privacyEmail: 'privacy@sabadora.example' });
  expect(input.sent.map(({ path, query }) => [path, query.get('locale')])).toEqual([
    ['/api/cms/static-content/press', 'fr_FR'],
  ]);
});

test.each([404, 400])('CH-009: an id without a text is a page not found (%i)', async (status) => {
  const input = loadInput({ href: '/content/x', params: { id: 'x' }, answers: { '/x': status } });
  expect(await load(input)).toBe(NOT_FOUND);
});

test('a gateway that fails is no page that is not there', async () => {
  const input = loadInput({ href: '/content/x', params: { id: 'x' }, answers: { '/x': 500 } });
  await expect(load(input)).rejects.toThrow(/staticContent/);
});
