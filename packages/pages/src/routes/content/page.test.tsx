import { LOCALES, writeConsent, type RichText } from '@sabadora/domain';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPart, type PartOptions } from '../../kit/testing/renderPart.tsx';
import { Page } from './page.tsx';
import type { ContentProps } from './page.tsx';

const p = (...children: RichText) => ({ tag: 'p', children }) as const;
const cell = (tag: 'td' | 'th', word: string) => ({ tag, children: [word] }) as const;

const LONG =
  'Your browser sends us your address, your language and the page that you ask for; we keep the first for a minute or so, to keep out who abuses the site, and write it down nowhere.';

const text: ContentProps['text'] = {
  id: 'data-protection',
  title: 'Data protection',
  lead: 'What we keep of your visit.',
  updatedOn: '2026-11-22',
  locales: [...LOCALES],
  content: [
    p('Before all headings.'),
    { tag: 'h2', id: 'purposes', children: ['What we use'] },
    {
      tag: 'ul',
      children: [{ tag: 'li', children: [{ tag: 'strong', children: ['To show pages'] }, '. ', LONG] }],
    },
    { tag: 'h2', id: 'storage', children: ['In your browser'] },
    {
      tag: 'table',
      children: [
        {
          tag: 'thead',
          children: [
            { tag: 'tr', children: ['Name', 'Purpose', 'How long'].map((word) => cell('th', word)) },
          ],
        },
        {
          tag: 'tbody',
          children: [
            {
              tag: 'tr',
              children: ['sabadora.consent', 'Your answer about cookies', '6 months'].map((word) =>
                cell('td', word),
              ),
            },
          ],
        },
      ],
    },
    p({ slot: 'consentSettings' }),
    { tag: 'h2', id: 'rights', children: ['Your rights'] },
    p(
      'Write to ',
      { slot: 'privacyEmail' },
      ' or see ',
      { tag: 'a', href: '#purposes', children: ['above'] },
      '.',
    ),
  ],
};
const SECTIONS = [
  ['purposes', 'What we use'],
  ['storage', 'In your browser'],
  ['rights', 'Your rights'],
];

// For customer care, no notice covers the page.
const show = (options: PartOptions = { isCare: true }) =>
  renderPart(<Page text={text} privacyEmail="privacy@sabadora.example" />, options);

afterEach(() => localStorage.clear());

const main = () => page.getByRole('main');

test('a legal page has one title, a heading for each section and a place for each in the address', async () => {
  show();
  await expect.element(main().getByRole('heading', { level: 1, name: 'Data protection' })).toBeVisible();
  await expect.element(main().getByText('Text of 22 novembre 2026')).toBeVisible();
  for (const [id = '', title] of SECTIONS)
    expect(document.getElementById(id)?.querySelector('h2')?.textContent).toBe(title);
  const links = [...document.querySelectorAll('main nav a[href^="#"]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(SECTIONS.map(([id]) => `#${id}`));
});

test('CH-087: the page fills in where to write about personal data', async () => {
  show();
  await expect
    .element(main().getByRole('link', { name: 'privacy@sabadora.example' }))
    .toHaveAttribute('href', 'mailto:privacy@sabadora.example');
});

test('the choice on cookies is opened from the text, but not by customer care (CH-193)', async () => {
  localStorage.setItem('sabadora.consent', writeConsent('refused', Date.now()));
  const { unmount } = show({ isCare: false });
  const notice = page.getByRole('region', { name: 'Your privacy' });
  await main().getByRole('button', { name: 'Cookie settings' }).click();
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
