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
 * Folders and files below the root that go into the build of a site: the site, the workspace packages it depends on,
 * directly or not, and the files with the versions of all other packages. The gateway and editors' texts do not.
 */
export function buildSources(site: string): string[] {
  const folders = new Map(
    readdirSync(join(root, 'packages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => [manifestOf(`packages/${name}`).name, `packages/${name}`]),
  );
  const found = new Set([site]);
  // The loop also visits what it adds to the set.
  for (const folder of found) {
    const { dependencies, devDependencies } = manifestOf(folder);
    // A package's development dependencies are only for its tests and types; those of the site also build it.
    for (const name of Object.keys({ ...dependencies, ...(folder === site ? devDependencies : {}) })) {
      const own = folders.get(name);
      if (own !== undefined) found.add(own);
    }
  }
  return [...found, 'pnpm-lock.yaml', 'package.json'];
}

const NO_SOURCES = ['node_modules', 'dist', 'e2e'];

/**
 * Time at which the newest file at or below `path` was last changed, in milliseconds; builds, dependencies and
 * end-to-end tests do not count.
 */
export function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path);
  const sources = names.filter((name) => !NO_SOURCES.includes(name));
  // A folder's own time changes when a file is removed from it, but also when a build is written into it, so it
  // does not count for folders that contain a build.
  const own = sources.length === names.length ? stats.mtimeMs : 0;
  return Math.max(own, ...sources.map((name) => newestIn(join(path, name))));
}
