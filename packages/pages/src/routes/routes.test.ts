import { expect, test } from 'vitest';
import { minisite } from '../minisite.ts';
import * as pages from './index.ts';

const folders = new Set(Object.keys(import.meta.glob('./*/page.tsx')).map((file) => file.split('/')[1]));
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
  // Payment is a step of booking, and the wishes of an account are among its pages.
  const within = ['/booking/:step', '/account/wishlist'];
  expect([...known, ...within].filter((path) => !paths.has(path))).toEqual([]);
  expect(pages.splash.name).toBe('splash');
});

test('every folder with a page declares it under its own name', () => {
  // Partners' minisites open with a page that the storefront does not have.
  const all = { ...pages, minisite };
  expect(new Set(Object.values(all).map(({ name }) => name))).toEqual(folders);
  expect(new Set(Object.keys(all))).toEqual(folders);
});

test('no two pages have one path', () => {
  const paths = declared.flatMap(({ path, otherPaths = [] }) => [path ?? [], otherPaths].flat());
  expect(new Set(paths).size).toBe(paths.length);
});
