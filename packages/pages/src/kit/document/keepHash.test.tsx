import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepHash } from './keepHash.ts';
import { keepsHash } from './keepsHash.ts';

keepHash();

const start = location.href;
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', start);
});

/** Presses such a link on a page whose address has a search, and returns where it leads. */
async function follow(
  attributes: Record<string, string>,
  {
    button = 'left',
    hash = '#city=12;a=2',
    parent = document.body,
  }: { button?: 'left' | 'middle'; hash?: string; parent?: Element } = {},
) {
  history.replaceState(null, '', hash);
  const link = document.createElement('a');
  link.textContent = 'Nederlands';
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  parent.append(link);
  for (const type of ['click', 'auxclick']) link.addEventListener(type, (event) => event.preventDefault());
  await userEvent.click(link, { button });
  return link.getAttribute('href');
}

test.each(['left', 'middle'] as const)('SE-014: the %s button takes the hash along', async (button) => {
  expect(await follow({ href: 'http://be.invalid/search?a=1', 'data-keep-hash': '' }, { button })).toBe(
    'http://be.invalid/search?a=1#city=12;a=2',
  );
});

test('a link that has a hash keeps it, and other links get none', async () => {
  expect(await follow({ href: 'http://be.invalid/#city=5', 'data-keep-hash': '' })).toBe(
    'http://be.invalid/#city=5',
  );
  expect(await follow({ href: 'http://be.invalid/' })).toBe('http://be.invalid/');
});

const STAY = '#checkin=2026-12-12;checkout=2026-12-14;a=3;activityDates=7_2026-12-12';

test.each([
  ['a link without a hash', '/hotel/7', 'checkin=2026-12-12;checkout=2026-12-14;a=3'],
  [
    'a link with its own',
    '/hotel/7#a=2;c=0;anchor=products',
    'c=0;anchor=products;checkin=2026-12-12;checkout=2026-12-14;a=3',
  ],
])('SE-173: %s takes the dates and people of the page along, and nothing else', async (_what, href, hash) => {
  const keys = keepsHash('booking');
  expect(await follow({ href, ...keys }, { hash: STAY })).toMatch(new RegExp(`/hotel/7#${hash}$`));
  expect(await follow({ href, ...keepsHash('gifting') }, { hash: STAY })).not.toContain('checkin');
});

test('links in an element that keeps the hash keep it', async () => {
  const list = document.createElement('div');
  for (const [name, value] of Object.entries(keepsHash('booking'))) list.setAttribute(name, value);
  document.body.append(list);
  expect(await follow({ href: '/stay/12' }, { hash: STAY, parent: list })).toMatch(/checkin=2026-12-12/);
});
