import { expect, test } from 'vitest';
import { shareAddress } from './shareAddress.ts';

const address = { path: '/search', query: 'flow=gifting&page=2', hash: 'city=12;theme=4' };

test('SE-216 D-065: from the public host the address keeps its criteria and gains the tracking value', () => {
  const market = { origin: 'https://www.sabadora.example', needsLocale: false };
  expect(shareAddress(address, 'fr_FR', market)).toBe(
    'https://www.sabadora.example/search?flow=gifting&page=2&utm_source=share#city=12;theme=4',
  );
});

test.each([
  ['customer care’s own host', 'https://care.fr.localhost:4320'],
  ['a market’s host', 'https://fr.localhost:4320'],
])('SE-216: with %s as the market’s origin the shared host is public', (_what, origin) => {
  expect(shareAddress(address, 'fr_FR', { origin, needsLocale: false })).toMatch(
    /^https:\/\/fr\.localhost:4320\/search\?/u,
  );
});

test('SE-216: where a query makes the page customer care’s it does not go along; a shared host gets its locale', () => {
  const query = 'care=1&flow=gifting';
  const market = { origin: 'http://127.0.0.1:4320', needsLocale: true };
  expect(shareAddress({ ...address, query }, 'nl_BE', market)).toBe(
    'http://127.0.0.1:4320/search?flow=gifting&locale=nl_BE&utm_source=share#city=12;theme=4',
  );
});
