import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Chrome } from '../../../kit/document/pageInput.ts';
import { renderPart, type PartOptions } from '../../../kit/testing/renderPart.tsx';
import { TopBars } from './TopBars.tsx';

type Site = NonNullable<Chrome>;

const announcement: NonNullable<Site['announcementBanner']> = {
  id: 'announcement:post-by',
  content: ['Order by ', { tag: 'strong', children: ['the 17th'] }, '.'],
  colorVariation: 'green',
  link: { url: '/help#post' },
  flow: null,
  locale: 'fr_FR',
};
const CHROME: Site = {
  menu: [],
  footer: { promise: '', columns: [], legal: [] },
  promoBar: null,
  announcementBanner: announcement,
  targetedBanner: null,
  experiments: {},
  preview: null,
};

const show = (chrome: Partial<Site> = {}, options: PartOptions = {}) =>
  renderPart(<TopBars />, { chrome: { ...CHROME, ...chrome }, ...options });
const bar = page.getByRole('complementary', { name: 'Announcement' });

test('CH-055, CH-057: an announcement is a line of rich text with the link it has', async () => {
  const first = show();
  await expect.element(bar.getByText('the 17th')).toBeVisible();
  expect(bar.getByText('the 17th').element().tagName).toBe('STRONG');
  expect(bar.getByRole('link', { name: 'Find out more' }).element().getAttribute('href')).toBe('/help#post');
  first.unmount();
  show({ announcementBanner: { ...announcement, link: null } });
  await expect.element(bar).toBeVisible();
  expect(bar.getByRole('link').elements()).toEqual([]);
});

test('CH-057: each of the six colours is one of its own', async () => {
  const colours = new Set<string>();
  for (const colorVariation of ['black', 'grey', 'red', 'yellow', 'blue', 'green'] as const) {
    const { unmount } = show({ announcementBanner: { ...announcement, colorVariation } });
    await expect.element(bar).toBeVisible();
    colours.add(getComputedStyle(bar.element()).backgroundColor);
    unmount();
  }
  expect(colours.size).toBe(6);
});

test.each([
  ['/search', false, 1],
  ['/search', true, 0],
  ['/stay/7', true, 0],
  ['/', false, 1],
  ['/', true, 1],
])('CH-056, D-042: on %s, customer care %s, there are %i announcements', async (path, isCare, count) => {
  const { container } = show({}, { isCare, path });
  await expect.poll(() => container.querySelectorAll('[aria-label="Announcement"]').length).toBe(count);
});

test('a preview says its moment, variation and drafts, leads to the other variations and ends', async () => {
  show(
    {
      announcementBanner: null,
      preview: {
        moment: '2026-12-10T12:00',
        variation: 'last-minute-gift',
        hasDrafts: true,
        choices: [
          { variation: null, preview: 'plain.x' },
          { variation: 'last-minute-gift', preview: 'gift.x' },
        ],
      },
    },
    { path: '/landing/spa' },
  );
  const bar = page.getByRole('complementary', { name: 'Preview' });
  await expect.element(bar).toBeVisible();
  expect(bar.element().textContent).toMatch(/10 .*12:00, variation last-minute-gift, drafts included/);
  const links = bar
    .getByRole('link')
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Without a variation', '/landing/spa?preview=plain.x'],
    ['End the preview', '/landing/spa?preview='],
  ]);
});
