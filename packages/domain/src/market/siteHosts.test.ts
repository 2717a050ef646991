import { expect, test } from 'vitest';
import { readSiteHosts, siteOriginOf } from './siteHosts.ts';

test('configured hosts are served over https, those of a fresh machine on their port', () => {
  const hosts = readSiteHosts('fr_FR=www.sabadora.example,nl_BE=be.sabadora.example');
  const originOf = siteOriginOf(hosts, '4000');
  expect(originOf('fr_FR')).toBe('https://www.sabadora.example');
  expect(originOf('nl_BE')).toBe('https://be.sabadora.example');
  expect(originOf('it_IT')).toBe('http://it.localhost:4000');
  expect(readSiteHosts('').size).toBe(0);
});

test.each(['de_DE=x', 'fr_FR', 'fr_FR='])('"%s" is refused', (text) => {
  expect(() => readSiteHosts(text)).toThrow('SITE_HOSTS');
});
