import { expect, test } from 'vitest';
import { undocumentedExports } from './undocumentedExports.ts';

test('each export of a published package has a docstring', { timeout: 300_000 }, () => {
  const folders = ['design-system', 'hooks', 'test-kit'].map((name) => `packages/${name}`);
  expect(undocumentedExports(folders)).toEqual([]);
});
