import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Chrome } from '../../kit/document/pageInput.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { PageFrame, type PageFrameProps } from './PageFrame.tsx';

const link = (label: string) => ({ label, url: '/boxes', newTab: false, variation: 'text' as const });

const CHROME: NonNullable<Chrome> = {
  menu: [],
  footer: { promise: '', columns: [], legal: [{ label: 'Terms', url: '/content/terms', newTab: false }] },
  promoBar: {
    id: 'promo-bars:christmas',
    internalCode: 'CHRISTMAS26',
    campaign: 'christmas',
    category: 'gifts',
    links: [link('Ideas for Christmas')],
    flow: null,
    page: 'home',
  },
  announcementBanner: {
    id: 'announcement:post-by',
    content: ['Order by the 17th.'],
    colorVariation: 'green',
    link: null,
    flow: null,
    locale: 'fr_FR',
  },
  targetedBanner: null,
  experiments: {},
  preview: null,
};
const ALL = { legal: true, newsletter: true, contact: true };

const show = (props: Partial<PageFrameProps> = {}) => {
  // The header's code is loaded once something is saved.
  localStorage.setItem('sabadora.wishlist', '[]');
  return renderPart(<PageFrame {...props}>Content</PageFrame>, { chrome: CHROME });
};
const bars = () =>
  page
    .getByRole('complementary', { name: /^(Announcement|Promotion)$/ })
    .elements()
    .map((bar) => bar.textContent);
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test('CH-017: announcement, header, promo bar and flows, in this order', async () => {
  show({ flows: <nav aria-label="Flows">Booking</nav> });
  await expect.poll(bars).toEqual(['Order by the 17th.', 'Ideas for Christmas']);
  await expect.element(page.getByRole('banner')).toBeVisible();
  const [announcement, promotion] = page
    .getByRole('complementary', { name: /^(Announcement|Promotion)$/ })
    .elements();
  const inOrder = [
    announcement,
    page.getByRole('banner').element(),
    promotion,
    page.getByRole('navigation', { name: 'Flows' }).element(),
    page.getByRole('main').element(),
  ].filter((each) => each !== undefined);
  expect(inOrder).toHaveLength(5);
  expect(inOrder.toSorted((one, other) => (isBefore(one, other) ? -1 : 1))).toEqual(inOrder);
});

test('CH-018: a page’s own promo bar takes the place of that for pages like it', async () => {
  show({
    own: {
      header: true,
      promoBar: { id: 'home:promo', ctas: [link('Our winter')], showFlowTabs: false },
      footer: ALL,
    },
  });
  await expect.poll(bars).toEqual(['Order by the 17th.', 'Our winter']);
});

test('CH-017, CH-018: header, newsletter, contact and legal links are there unless editors leave them out', async () => {
  const parts = () => [
    page.getByRole('banner').elements().length,
    page.getByRole('textbox').elements().length,
    page.getByRole('heading', { name: 'Contact' }).elements().length,
    page.getByRole('link', { name: 'Terms' }).elements().length,
  ];
  const all = show();
  await expect.poll(parts).toEqual([1, 1, 1, 1]);
  all.unmount();
  show({
    own: { header: false, promoBar: null, footer: { legal: false, newsletter: false, contact: false } },
  });
  await expect.element(page.getByRole('contentinfo')).toBeVisible();
  expect(parts()).toEqual([0, 0, 0, 0]);
});
