import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { graphOf } from '../../kit/testing/graphOf.ts';
import { loadInput } from '../../kit/testing/loadInput.ts';
import { pageFound } from '../../kit/testing/pageFound.ts';
import { load } from './load.tsx';

const popular = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, question: `${id}?` }));
const answers = { '/cms/help': { title: 'Help', description: 'Answers', lead: 'Ask', topics: [], popular } };

test('CH-109: five of the questions that are asked most, and none where they cannot be had', async () => {
  const found = await load(loadInput({ href: '/fr/contact', answers }));
  expect(found).toMatchObject({ props: { questions: ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })) } });
  const none = await load(loadInput({ href: '/fr/contact' }));
  expect(none).toMatchObject({ props: { questions: [] } });
});

test.each([
  ['nl_NL', '/contact?ref=contact_thank_you', '/nl/contact?ref=contact_thank_you'],
  ['fr_BE', '/nl/contact', '/fr/contact'],
  ['es_ES', '/fr/contact', '/contact'],
] as const)('D-040, ALG-30: in %s %s leads to %s', async (locale, href, redirect) => {
  expect(await load(loadInput({ href, locale }))).toEqual({ redirect, status: 301 });
});

test('CH-110, CH-130: the messenger is offered where it is enabled', async () => {
  const chatIn = async (locale: 'es_ES' | 'fr_FR', href: string, messengerAppId: string) =>
    load(loadInput({ href, locale, messengerAppId }));
  expect(await chatIn('es_ES', '/contact', 'sabadora')).toMatchObject({
    props: { chatHref: 'https://m.me/sabadora' },
  });
  expect(await chatIn('es_ES', '/contact', '')).toMatchObject({ props: { chatHref: undefined } });
  expect(await chatIn('fr_FR', '/fr/contact', 'sabadora')).toMatchObject({ props: { chatHref: undefined } });
});

test('CH-112, CH-114: the address may choose a reason; one that thanks is not indexed', async () => {
  const found = await load(loadInput({ href: '/fr/contact?reason=complaint' }));
  expect(found).toMatchObject({ props: { reason: 'complaint' } });
  const thanked = await load(loadInput({ href: '/fr/contact?reason=x&ref=contact_thank_you' }));
  expect(thanked).toMatchObject({ props: { reason: undefined } });
  expect(renderToStaticMarkup(pageFound(thanked).head)).toContain('content="noindex,follow"');
});

test('CH-109: search engines read the five questions with their answers, and the way to the page', async () => {
  const topics = [
    {
      id: 'all',
      title: 'All',
      answers: ['f', 'e', 'd', 'c', 'b', 'a'].map((id) => ({ id, question: `${id}?`, answer: [`${id}!`] })),
    },
  ];
  const found = await load(
    loadInput({ href: '/fr/contact', answers: { '/cms/help': { ...answers['/cms/help'], topics } } }),
  );
  expect(graphOf(pageFound(found).head)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{}, { name: 'contact.title', item: 'https://fr.localhost/fr/contact' }],
    },
    {
      '@type': 'FAQPage',
      mainEntity: ['a', 'b', 'c', 'd', 'e'].map((id) => ({
        name: `${id}?`,
        acceptedAnswer: { text: `${id}!` },
      })),
    },
  ]);
});
