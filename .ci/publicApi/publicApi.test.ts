import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PUBLIC_FOLDERS, readPublicPackage } from '../pack/publicPackages.ts';
import { root } from '../services.ts';
import { openTypes } from './openTypes.ts';
import { printPublicApi } from './printPublicApi.ts';
import { readPublicApi } from './readPublicApi.ts';
import { undocumentedExports } from './undocumentedExports.ts';

const HINT =
  'After a change that is meant: npx vitest run --project unit .ci/publicApi -u. Then review the difference, and tell the person upgrading in .changeset.';

let types: ReturnType<typeof openTypes>;
beforeAll(() => {
  types = openTypes();
});
afterAll(() => types.close());

test.each(PUBLIC_FOLDERS)('packages/%s/api.txt lists all that is exported', async (name) => {
  const text = printPublicApi(readPublicApi(types.project, name));
  await expect(text, HINT).toMatchFileSnapshot(`../../packages/${name}/api.txt`);
});

test('each export has a docstring', () => {
  const folders = PUBLIC_FOLDERS.map((name) => `packages/${name}`);
  expect(undocumentedExports(types.project, folders)).toEqual([]);
});

test('every hook can be imported by itself', () => {
  const { entries } = readPublicPackage('hooks');
  const index = readFileSync(join(root, 'packages/hooks/src/index.ts'), 'utf8');
  const hooks = [...index.matchAll(/\buse[A-Z]\w+(?=[,\s}])/g)].map(([name]) => name);
  expect(hooks.length).toBeGreaterThan(50);
  // The first hook is in the entry of its provider, the second in that of `useBooking`.
  expect(hooks.filter((name) => !entries.has(name))).toEqual(['useSabadora', 'useOpenBooking']);
});
