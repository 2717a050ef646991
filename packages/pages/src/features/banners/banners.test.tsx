import type { DueBanner } from '@sabadora/api';
import { DISMISSED_COOKIE } from '@sabadora/domain';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PromotionBar } from '../frame/bars/PromotionBar.tsx';
import { TopBars } from '../frame/bars/TopBars.tsx';
import type { Chrome } from '../../kit/document/pageInput.ts';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { BannerSlot } from './BannerSlot.tsx';

const forget = () => {
  document.cookie = `${DISMISSED_COOKIE}=; Path=/; Max-Age=0`;
};
afterEach(forget);

const BANNER: DueBanner = {
  id: 'targeted-banners:gifts',
  title: 'A Saturday under the tree',
  subtitle: 'The voucher comes by e-mail.',
  imageUrl: '/images/vineyard/home-gift/3840_700.webp',
  imageMobile: '/images/vineyard/home-gift/750_528.webp',
  imagePosition: 'left',
  imageAlt: '',
  ctas: [{ label: 'Choose a stay', url: '/search?flow=gifting', newTab: false }],
  url: '/boxes',
  newTab: false,
};

const CHROME: NonNullable<Chrome> = {
  menu: [],
  footer: { promise: 'Saturdays', columns: [], legal: [] },
  promoBar: {
    id: 'promo-bars:christmas',
    internalCode: 'CHRISTMAS26',
    campaign: 'christmas',
    category: 'gifts',
    links: [{ label: 'Ideas for Christmas', url: '/boxes', newTab: false, variation: 'text' }],
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
  targetedBanner: BANNER,
  experiments: {},
  preview: null,
};

function show(changes: Partial<NonNullable<Chrome>> = {}, options: PartOptions = {}) {
  return renderPart(
    <>
      <TopBars />
      <PromotionBar />
      <main id="content" tabIndex={-1}>
        Content
      </main>
      <BannerSlot />
    </>,
    { ...options, chrome: { ...CHROME, ...changes } },
  );
}

const bars = () => page.getByRole('complementary', { name: /^(Announcement|Preview|Promotion)$/ });
const slot = () => page.getByRole('complementary', { name: 'For you now' });

test('CH-059, CH-060: a targeted banner has title, subtitle, a picture for each screen, buttons and a link of its own', () => {
  show();
  const banner = slot().getByRole('article', { name: BANNER.title });
  expect(banner.getByRole('link', { name: BANNER.title }).element().getAttribute('href')).toBe('/boxes');
  expect(banner.getByRole('link', { name: 'Choose a stay' }).element().getAttribute('href')).toBe(
    '/search?flow=gifting',
  );
  const sources = [...banner.element().querySelectorAll('source')].map(({ media, srcset }) => [
    media,
    srcset,
  ]);
  expect(sources).toEqual([['(width < 768px)', '/images/vineyard/home-gift/750_528.webp']]);
  expect(banner.element().querySelector('img')?.getAttribute('src')).toBe(
    '/images/vineyard/home-gift/1500_736.webp',
  );
});

test('closing one is remembered for the server, and the focus goes on to the content', async () => {
  show();
  await bars().nth(0).getByRole('button', { name: 'Close the announcement' }).click();
  expect(document.cookie).toContain(`${DISMISSED_COOKIE}=announcement:post-by`);
  expect(bars().elements()).toHaveLength(1);
  expect(document.activeElement?.id).toBe('content');
  await slot()
    .getByRole('button', { name: `Close “${BANNER.title}”` })
    .click();
  expect(document.cookie).toContain(`${DISMISSED_COOKIE}=announcement:post-by.targeted-banners:gifts`);
  expect(slot().elements()).toHaveLength(0);
});

test('a cross belongs to a form that closes its banner without JavaScript, on the same search', () => {
  show({}, { query: 'a=2&theme=12' });
  const cross = slot().getByRole('button').element() as HTMLButtonElement;
  const { form } = cross;
  expect(form?.method).toBe('get');
  const fields = form === null ? [] : [...new FormData(form, cross)];
  expect(fields).toEqual([
    ['a', '2'],
    ['theme', '12'],
    ['dismiss', 'targeted-banners:gifts'],
  ]);
});

test('a page that Back restores shows no banner that was closed since', async () => {
  show();
  document.cookie = `${DISMISSED_COOKIE}=promo-bars:christmas; Path=/`;
  window.dispatchEvent(new Event('pageshow'));
  await expect.poll(() => bars().elements()).toHaveLength(1);
});

test('a preview leads to the variations of its moment', () => {
  const preview = {
    moment: '2026-12-10T12:00',
    variation: null,
    hasDrafts: false,
    choices: [
      { variation: null, preview: 'plain' },
      { variation: 'blue', preview: 'signed' },
    ],
  };
  show({ preview, promoBar: null, announcementBanner: null });
  const links = bars().getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Show variation blue', '/search?preview=signed'],
    ['End the preview', '/search?preview='],
  ]);
});
