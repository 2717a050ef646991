import { expect, test } from 'vitest';
import { findMinisite, readMinisiteHosts } from './findMinisite.ts';
import { readPartners } from './readPartners.ts';

const { minisites } = await readPartners();
const hosts = readMinisiteHosts('weekends.gazette.example=la-gazette, avenue.example = avenue');

const found = (address: string) => {
  const { minisite, basePath } = findMinisite(minisites, hosts, new URL(address)) ?? {};
  return minisite && [minisite.minisiteId, basePath];
};

test.each([
  ['http://127.0.0.1/minisite/la-gazette', [360, '/minisite/la-gazette']],
  ['http://fr.localhost/minisite/maree/stay/12?a=b', [97, '/minisite/maree']],
  ['http://tamtam-weekends.localhost/search', [30, '']],
  ['https://weekends.gazette.example/', [360, '']],
  ['https://avenue.example/minisite/maree/search', [97, '/minisite/maree']],
  ['http://127.0.0.1/minisite/nobody', undefined],
  ['http://127.0.0.1/minisite', undefined],
  ['http://127.0.0.1/minisite/la-gazettes', undefined],
  ['http://fr.localhost/la-gazette', undefined],
])('CH-180, D-062: %s is the minisite %j', (address, expected) => {
  expect(found(address)).toEqual(expected);
});

test('hosts that cannot be read are refused with what is wrong', () => {
  expect(() => readMinisiteHosts('a.example')).toThrow('"a.example" is not a host and a minisite');
  expect(readMinisiteHosts('')).toEqual(new Map());
});
