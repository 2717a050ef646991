import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAddress } from './pictureAddress.ts';

const PAGES = join(import.meta.dirname, '../../pages/src');

/** Addresses of drawn pictures as the pages spell them out. */
const used = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
  .flatMap((path) => [
    ...readFileSync(join(PAGES, path), 'utf8').matchAll(/'\/images\/([a-z]+\/[a-z0-9-]+\/\d+_\d+\.webp)'/g),
  ])
  .map(([, address = '']) => address);

test('the pages name pictures of their own', () => {
  expect(used.length).toBeGreaterThan(3);
});

test.each(used)('the picture of a page at %s can be drawn', (address) => {
  expect(readAddress(address)?.subject.kind).toBe('page');
});
