import { expect, test } from 'vitest';
import * as pages from './index.ts';

const folders = new Set(Object.keys(import.meta.glob('./*/page.tsx')).map((file) => file.split('/')[1]));
const declared = Object.values(pages);

test('CH-008, D-062: every known screen has its path', () => {
  const paths = declared.flatMap(({ path, otherPaths = [] }) => [path ?? [], otherPaths].flat());
  const screens = [
    '/',
    '/stay/',
    '/search',
    '/content/',
    '/booking',
    '/account',
    '/box',
    '/gift',
    '/contact',
    '/help',
  ];
  expect(screens.filter((screen) => !paths.some((path) => path.startsWith(screen)))).toEqual([]);
});

test('every folder with a page declares it under its own name', () => {
  expect(new Set(declared.map(({ name }) => name))).toEqual(folders);
  expect(new Set(Object.keys(pages))).toEqual(folders);
});

test('no two pages have one path', () => {
  const paths = declared.flatMap(({ path, otherPaths = [] }) => [path ?? [], otherPaths].flat());
  expect(new Set(paths).size).toBe(paths.length);
});
