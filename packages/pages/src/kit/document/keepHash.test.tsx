import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepHash } from './keepHash.ts';

keepHash();

const start = location.href;
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '', start);
});

/** Where a press on such a link leads, inside a page whose address has a search. */
async function follow(attributes: Record<string, string>, button: 'left' | 'middle' = 'left') {
  history.replaceState(null, '', '#city=12;a=2');
  const link = document.createElement('a');
  link.textContent = 'Nederlands';
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  for (const type of ['click', 'auxclick']) link.addEventListener(type, (event) => event.preventDefault());
  await userEvent.click(link, { button });
  return link.getAttribute('href');
}

test.each(['left', 'middle'] as const)('SE-014: the %s button takes the hash along', async (button) => {
  expect(await follow({ href: 'http://be.invalid/search?a=1', 'data-keep-hash': '' }, button)).toBe(
    'http://be.invalid/search?a=1#city=12;a=2',
  );
});

test('a link that has a hash keeps it, and other links get none', async () => {
  expect(await follow({ href: 'http://be.invalid/#city=5', 'data-keep-hash': '' })).toBe(
    'http://be.invalid/#city=5',
  );
  expect(await follow({ href: 'http://be.invalid/' })).toBe('http://be.invalid/');
});
