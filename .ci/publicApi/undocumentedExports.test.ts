import { expect, test } from 'vitest';
import { undocumentedExports } from './undocumentedExports.ts';

test.each(['design-system', 'hooks', 'test-kit'])('each export of packages/%s has a docstring', (name) => {
  expect(undocumentedExports(`packages/${name}`)).toEqual([]);
});
