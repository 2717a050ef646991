import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a search page is a program of at most 80 lines', () => {
  const source = readFileSync(join(import.meta.dirname, 'SearchPage.tsx'), 'utf8').trimEnd();
  expect(source.split('\n').length).toBeLessThanOrEqual(80);
});
