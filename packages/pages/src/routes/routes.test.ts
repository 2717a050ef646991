import { expect, test } from 'vitest';
import { featureFile, pageFiles } from '../../build/siteModules.ts';
import { minisite } from '../minisite.ts';
import * as pages from './index.ts';

const declared = Object.values(pages);

test('CH-008, D-062: the known screens have their paths, and the choice of a country is a page', () => {
  const paths = new Set(declared.flatMap(({ path, otherPaths = [] }) => [path ?? [], otherPaths].flat()));
  const known = [
    '/',
    '/stay/:id',
    '/search',
    '/content/:id',
    '/account',
    '/gift/:id',
    '/contact',
    '/help',
    '/boxes',
  ];
  // Payment is a step of booking, and the wishlist is one of the account's pages.
  const within = ['/booking/:step', '/account/wishlist'];
  expect([...known, ...within].filter((path) => !paths.has(path))).toEqual([]);
  expect(pages.splash.name).toBe('splash');
});

test('a page is built from the folder that it names, and is exported under that name', () => {
  // Minisites have a first page that the storefront does not have.
  const files = pageFiles([...declared, minisite]);
  expect(files['stay']).toMatch(/\/src\/routes\/stay\/page\.tsx$/);
  expect(Object.keys(files)).toEqual([...Object.keys(pages), 'minisite']);
});

test('a page or a part without its file fails the build', () => {
  expect(() => pageFiles([{ ...pages.stay, name: 'gone' }])).toThrow('gone/page.tsx');
  expect(() => featureFile('frame/Gone.tsx')).toThrow('frame/Gone.tsx');
});

test('no two pages have one path', () => {
  const paths = declared.flatMap(({ path, otherPaths = [] }) => [path ?? [], otherPaths].flat());
  expect(new Set(paths).size).toBe(paths.length);
});
