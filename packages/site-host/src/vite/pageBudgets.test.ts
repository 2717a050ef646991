import { join } from 'node:path';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIslandSite, type IslandSite } from '../testing/islandSite.ts';
import { pageBudgets, pageWeight } from './pageBudgets.ts';

let site: IslandSite;

beforeAll(async () => {
  site = await writeIslandSite();
});
afterAll(() => site.remove());

/** Builds the client with a budget for its one page; gives its folder. */
async function build(budget: number): Promise<string> {
  const builder = await createBuilder({
    configFile: false,
    root: site.root,
    logLevel: 'silent',
    plugins: [pageBudgets({ home: budget }, [])],
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
