import { expect, test } from 'vitest';
import { readEdition, shortHash } from './edition.ts';

test('the edition is the same as long as nothing changes, and safe in a path and an ETag', () => {
  expect(readEdition()).toBe(readEdition());
  expect(readEdition()).toMatch(/^[\w-]{12}$/);
});

test('texts that differ have hashes that differ', () => {
  expect(shortHash('lake/1')).not.toBe(shortHash('lake/2'));
});
