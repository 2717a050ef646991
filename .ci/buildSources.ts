import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './services.ts';

interface Manifest {
  name: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Folders and files that the build of a site is made from, below the root: itself, what it depends on directly or not
 * among the workspace's own packages, and the versions of all others. Not the gateway, nor the texts that editors own.
 */
export function buildSources(site: string): string[] {
  const folders = new Map(
    readdirSync(join(root, 'packages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [manifestOf(`packages/${name}`).name, `packages/${name}`]),
  );
  const found = new Set([site]);
  // A set is walked to what is added on the way.
  for (const folder of found) {
    const { dependencies, devDependencies } = manifestOf(folder);
    // Those that a package has for its development are its tests' and types' alone; a site's build the site.
    for (const name of Object.keys({ ...dependencies, ...(folder === site ? devDependencies : {}) })) {
      const own = folders.get(name);
      if (own !== undefined) found.add(own);
    }
  }
  return [...found, 'pnpm-lock.yaml', 'package.json'];
}

const NO_SOURCES = ['node_modules', 'dist', 'e2e'];

/**
 * When the newest file at or below `path` was last changed, milliseconds; builds, dependencies and end-to-end tests do
 * not count.
 */
export function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path);
  const sources = names.filter((name) => !NO_SOURCES.includes(name));
  // A folder's own time changes when a file is removed from it, but also when a build is written into it: that of a folder
  // with a build does not count.
  const own = sources.length === names.length ? stats.mtimeMs : 0;
  return Math.max(own, ...sources.map((name) => newestIn(join(path, name))));
}
