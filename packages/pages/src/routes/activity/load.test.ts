import { activityDetailOfTest } from '@sabadora/api/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NOT_FOUND } from '../../kit/document/pageInput.ts';
import { marketLinksOfTest } from '../../kit/testing/marketLinks.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { activityGraph } from './ActivityData.tsx';
import { load as loadPage } from './load.tsx';

// Made by the host's build.
vi.mock('../../features/results/server/earlyHashScript.ts', () => ({ earlyHashScript: 'the hash alone' }));

const detail = activityDetailOfTest(12);

function load(id: string, answer: unknown = detail) {
  return loadPage(
    loadInput({
      href: `/activity/${id}`,
      params: { id },
      answers: { [`/activity-only/weekend/${id}/detail.json`]: answer },
    }),
  );
}

test('D-062, PR-070: an activity by its id, with its name and place in the head', async () => {
  const loaded = await load('12');
  expect(loaded).toMatchObject({ props: { detail }, early: 'the hash alone' });
  const head = renderToStaticMarkup(pageFound(loaded).head);
  expect(head).toContain('Cabourg');
  expect(head).toContain('rel="canonical" href="https://fr.localhost/activity/12"');
  expect(head).toContain('hrefLang="nl-BE"');
  expect(head).toContain('application/ld+json');
});

test('PR-072: an activity that is no longer sold keeps its page, for no search engine', async () => {
  const page = pageFound(await load('12', { ...detail, published: false }));
  expect(page.status).toBe(404);
  const head = renderToStaticMarkup(page.head);
  expect(head).toContain('noindex');
  expect(head).not.toContain('ld+json');
});

test('search engines read the product, what a pair pays, and the way to it', () => {
  const graph = activityGraph({
    detail,
    description: 'An hour and a half',
    place: { locale: 'fr_FR', markets: marketLinksOfTest, path: '/activity/12' },
    home: 'Home',
  });
  expect(graph).toMatchObject([
    { '@type': 'Product', offers: { price: '85.50', priceCurrency: 'EUR' } },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { name: 'France' }, { position: 3 }] },
  ]);
});

test.each(['0', '-1', '012', 'abc', '99999999999', '2147483648'])('"%s" names no activity', async (id) => {
  expect(await load(id)).toBe(NOT_FOUND);
});

test('an id that the catalogue does not know is not found; a gateway that fails is a failure', async () => {
  expect(await load('13', 404)).toBe(NOT_FOUND);
  await expect(load('13', 500)).rejects.toThrow('activityDetail');
});
