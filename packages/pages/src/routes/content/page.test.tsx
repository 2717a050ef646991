import { writeConsent } from '@sabadora/domain';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';
import { dataProtection } from './texts/dataProtection/index.ts';

const text = dataProtection.en({ country: 'FR', email: 'privacy@sabadora.example' });

// Customer care sees no notice over the page.
const show = (options: PartOptions = { isCare: true }) => renderPart(<Page text={text} />, options);

afterEach(() => localStorage.clear());

const main = () => page.getByRole('main');

test('a legal page has one title, a heading for each section and a place for each in the address', async () => {
  show();
  await expect.element(main().getByRole('heading', { level: 1, name: 'Data protection' })).toBeVisible();
  await expect.element(main().getByText('Text of 22 novembre 2026')).toBeVisible();
  for (const { id, title } of text.sections)
    expect(document.getElementById(id)?.querySelector('h2')?.textContent).toBe(title);
  const links = [...document.querySelectorAll('main nav a[href^="#"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(text.sections.map(({ id }) => `#${id}`));
});

test('the choice on cookies is opened from the text, but not by customer care (CH-193)', async () => {
  localStorage.setItem('sabadora.consent', writeConsent('refused', Date.now()));
  const { unmount } = show({ isCare: false });
  const notice = page.getByRole('region', { name: 'Your privacy' });
  await main().getByRole('button', { name: 'Cookies and privacy' }).click();
  await expect.element(notice).toHaveFocus();
  unmount();
  show();
  expect(main().getByRole('button').elements()).toEqual([]);
});

test.each([320, 390, 768, 1280])('at %i px nothing scrolls sideways and lines stay short', async (width) => {
  await page.viewport(width, 800);
  show();
  await expect.element(main().getByRole('table').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const item = document.querySelector('#purposes li');
  const lines = (item?.clientHeight ?? 0) / Number.parseFloat(getComputedStyle(item as Element).lineHeight);
  expect((item?.textContent.length ?? 0) / lines).toBeLessThan(75);
});

test('on a narrow screen the rows of a table stand as cards: name, purpose, duration', async () => {
  await page.viewport(320, 800);
  show();
  await expect.element(main().getByText('sabadora.consent')).toBeVisible();
  const cells = [...(document.querySelector('tbody tr')?.children ?? [])];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    'sabadora.consent',
    'Your answer about cookies',
    '6 months',
  ]);
  const boxes = cells.map((cell) => cell.getBoundingClientRect());
  expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  for (const [index, { top }] of boxes.entries())
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? 0);
});
