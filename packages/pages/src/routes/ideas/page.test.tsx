import type { WeekendIdeas } from '@sabadora/api';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { isLaidOut } from '../../kit/testing/isLaidOut.ts';
import { renderPart } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';

const section = (title: string, count: number): WeekendIdeas['sections'][number] => ({
  title,
  intro: `${title}, and why.`,
  ideas: Array.from({ length: count }, (_, at) => ({
    label: `${title} ${at + 1}`,
    url: `/search?theme=${at + 1}`,
    cover: '/images/sea/theme-sea/640_360.webp',
  })),
});

const ideas: WeekendIdeas = {
  title: 'Ideas for a weekend',
  description: 'Where to go.',
  intro: 'Start anywhere.',
  sections: [section('Seaside', 8), section('Cities', 6)],
  regions: [{ label: 'Brittany', url: '/search?region=103' }],
};

const tilesOf = (title: string) =>
  page
    .getByRole('region', { name: title })
    .getByRole('heading', { level: 3 })
    .elements()
    .map((heading) => heading.textContent);
const first = (title: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${title} ${at + 1}`);
const more = (title: string) => page.getByRole('button', { name: `See more: ${title}` });

test('CH-029: title and intro, sections of tiles that are links, then the regions', async () => {
  renderPart(<Page ideas={ideas} />, { href: '/ideas' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ideas for a weekend' })).toBeVisible();
  await expect.element(page.getByText('Start anywhere.')).toBeVisible();
  const cities = page.getByRole('region', { name: 'Cities' });
  await expect.element(cities.getByText('Cities, and why.')).toBeVisible();
  await expect
    .element(cities.getByRole('link', { name: 'Cities 2' }))
    .toHaveAttribute('href', '/search?theme=2');
  await expect
    .element(page.getByRole('region', { name: 'By region' }).getByRole('link', { name: 'Brittany' }))
    .toHaveAttribute('href', '/search?region=103');
});

test('CH-030, D-073: a section shows six ideas at first, and all of them at a press', async () => {
  renderPart(<Page ideas={ideas} />, { href: '/ideas' });
  expect(tilesOf('Seaside')).toEqual(first('Seaside', 6));
  expect(tilesOf('Cities')).toEqual(first('Cities', 6));
  await expect.element(more('Cities')).not.toBeInTheDocument();
  await userEvent.click(more('Seaside'));
  expect(tilesOf('Seaside')).toEqual(first('Seaside', 8));
  await expect.element(more('Seaside')).not.toBeInTheDocument();
});

test('the pictures in view at first, two rows on a phone, are fetched at once, the others as they come near', () => {
  const { container } = renderPart(<Page ideas={ideas} />, { href: '/ideas' });
  const loading = [...container.querySelectorAll('img')].map((image) => image.loading);
  expect(loading).toEqual(loading.map((_, at) => (at < 4 ? 'eager' : 'lazy')));
  expect(loading.length).toBeGreaterThan(6);
});

/** As many sections as a market has; the last ones are far below the first screen. */
const whole = {
  ...ideas,
  sections: ['Seaside', 'Cities', 'Forest', 'Mountain', 'Wine'].map((title) => section(title, 8)),
};

test.each([390, 700])('in %i px later sections are laid out once near, as tall as before', async (width) => {
  await page.viewport(width, 844);
  const { container } = renderPart(<Page ideas={whole} />, { href: '/ideas' });
  const sections = [...container.querySelectorAll('section')];
  const [first, last] = [sections[0], sections[4]];
  const tile = last?.querySelector('article');
  if (!first || !last || !tile) throw new Error('There are no five sections.');
  await expect.poll(() => isLaidOut(tile)).toBe(false);
  expect([...first.querySelectorAll('li:nth-child(-n + 6) article')].every(isLaidOut)).toBe(true);
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const expected = heightOf(last);
  last.scrollIntoView();
  await expect.poll(() => isLaidOut(tile)).toBe(true);
  // Content below hardly shifts.
  expect(Math.abs(heightOf(last) / expected - 1)).toBeLessThan(0.01);
});

test('a desktop lays out all sections at once', async () => {
  await page.viewport(1280, 800);
  const { container } = renderPart(<Page ideas={whole} />, { href: '/ideas' });
  const tiles = [...container.querySelectorAll('li:nth-child(-n + 6) article')];
  await expect.poll(() => tiles.every(isLaidOut)).toBe(true);
});

test('CH-032: where the ideas could not be had the page says so, and can be tried again', async () => {
  renderPart(<Page />, { href: '/ideas' });
  await expect.element(page.getByText('Oops, something went wrong')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
