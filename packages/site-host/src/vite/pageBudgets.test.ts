import { join } from 'node:path';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIslandSite, type IslandSite } from '../testing/islandSite.ts';
import { pageBudgets, pageWeight, partWeight } from './pageBudgets.ts';
import { siteModules } from './siteModules.ts';

let site: IslandSite;

beforeAll(async () => {
  site = await writeIslandSite();
});
afterAll(() => site.remove());

/** Builds the client with budgets for its one page and for modules loaded on demand; returns its folder. */
async function build(budget: number, parts: Record<string, number> = {}): Promise<string> {
  const builder = await createBuilder({
    configFile: false,
    root: site.root,
    logLevel: 'silent',
    plugins: [
      siteModules({
        pages: { home: join(site.root, 'home.ts') },
        islandModule: join(site.root, 'island.ts'),
      }),
      pageBudgets({
        pages: { home: budget },
        parts: Object.fromEntries(Object.entries(parts).map(([file, kB]) => [join(site.root, file), kB])),
      }),
    ],
    environments: {
      client: {
        build: {
          outDir: 'client',
          manifest: true,
          rolldownOptions: {
            input: { home: 'home.ts', 'entry-client': 'src/entry-client.tsx' },
            preserveEntrySignatures: 'strict',
          },
        },
      },
    },
  });
  const { client } = builder.environments;
  if (client) await builder.build(client);
  return join(site.root, 'client');
}

test('a page within its budget builds', async () => {
  const weight = await pageWeight(await build(3), 'home');
  expect(weight).toBeGreaterThan(0.1);
  expect(weight).toBeLessThan(3);
});

test('a page over its budget fails the build, with its weight and the budget', async () => {
  await expect(build(0.1)).rejects.toThrow(
    /The page "home" loads \d\.\d kB of JavaScript at first, budget 0\.1\./,
  );
});

test('what is loaded on demand is weighed without what the page has by then, and fails the build over its budget', async () => {
  const folder = await build(3, { 'banner.ts': 1 });
  const dialog = await partWeight(folder, { page: 'home', part: 'dialog.ts' });
  const banner = await partWeight(folder, { page: 'home', part: 'banner.ts' });
  expect(dialog).toBeGreaterThan(0);
  // `link.ts`, which the banner imports, has already loaded with the footer.
  expect(banner).toBeLessThan(dialog + 0.1);
  await expect(build(3, { 'dialog.ts': 0 })).rejects.toThrow(
    /"dialog\.ts" adds \d\.\d kB of JavaScript to the page "home", budget 0\./,
  );
});
