import { expect, test } from 'vitest';
import { filmHosts, filmsUrl } from './films.ts';

test('PR-017: films are in a folder of a host, or there are none', () => {
  expect(filmsUrl('https://films.example/how/')).toBe('https://films.example/how');
  expect(filmHosts('https://films.example:8443/how/')).toEqual(['https://films.example:8443']);
  expect(filmsUrl(undefined)).toBeUndefined();
  expect(filmHosts('')).toEqual([]);
  for (const text of ['/films', 'films.example', 'javascript:alert(1)', 'https://'])
    expect(() => filmsUrl(text)).toThrow(`FILMS_URL is "${text}"`);
});
