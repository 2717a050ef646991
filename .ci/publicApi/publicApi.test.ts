import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PUBLIC_FOLDERS, readPublicPackage } from '../pack/publicPackages.ts';
import { root } from '../services.ts';
import { printPublicApi } from './printPublicApi.ts';
import { readPublicApi } from './readPublicApi.ts';

const HINT =
  'After a change that is meant: npx vitest run --project unit .ci/publicApi -u. Then review the difference, and tell the person upgrading in .changeset.';

test.each(PUBLIC_FOLDERS)('packages/%s/api.txt lists all that is exported', async (name) => {
  const text = printPublicApi(readPublicApi(name));
  await expect(text, HINT).toMatchFileSnapshot(`../../packages/${name}/api.txt`);
});

test('every hook can be imported by itself', () => {
  const { entries } = readPublicPackage('hooks');
  const index = readFileSync(join(root, 'packages/hooks/src/index.ts'), 'utf8');
  const hooks = [...index.matchAll(/\buse[A-Z]\w+(?=[,\s}])/g)].map(([name]) => name);
  expect(hooks.length).toBeGreaterThan(50);
  // The first comes with its provider, the second with `useBooking`.
  expect(hooks.filter((name) => !entries.has(name))).toEqual(['useSabadora', 'useOpenBooking']);
});
