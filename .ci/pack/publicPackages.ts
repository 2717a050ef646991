import { globSync, readFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { root } from '../services.ts';

/** The published fields of a package.json in the workspace. */
export interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** A package that other teams install. */
export interface PublicPackage {
  /** Folder below `packages`, e.g. "hooks". */
  folder: string;
  manifest: Manifest;
  /** Absolute source file of each entry, by the entry's path in the package: "StayCalendar", "words/fr", "index". */
  entries: ReadonlyMap<string, string>;
}

export const PUBLIC_FOLDERS = ['design-system', 'hooks', 'test-kit'] as const;

/**
 * Entries of the workspace that are not published: one that needs a bundler's own syntax (consumers import the font
 * file itself), and files other than languages that match `words/*`.
 */
const WORKSPACE_ONLY = /^(?:preload-font|words\/(?![a-z]{2}$).+)$/;

/** Reads a public package. @throws Error when two modules of the hooks would have the same entry */
export function readPublicPackage(folder: (typeof PUBLIC_FOLDERS)[number]): PublicPackage {
  const packageRoot = join(root, 'packages', folder);
  const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest;
  const entries = new Map(
    Object.entries(manifest.exports).flatMap(([path, target]) => filesOf(packageRoot, path, target)),
  );
  for (const name of entries.keys()) if (WORKSPACE_ONLY.test(name)) entries.delete(name);
  if (folder === 'hooks') {
    for (const [name, file] of modulesOfIndex(join(packageRoot, 'src/index.ts'))) {
      if (entries.has(name)) throw new Error(`Two modules of packages/hooks would be the entry "${name}".`);
      entries.set(name, file);
    }
  }
  return { folder, manifest, entries };
}

/** The entries for one line of `exports`; a star matches any folder with such a file. */
function filesOf(packageRoot: string, path: string, target: string): [string, string][] {
  const [before = '', after = ''] = target.split('*');
  return globSync(target, { cwd: packageRoot }).map((found) => {
    const file = `./${found.split(sep).join('/')}`;
    const star = target.includes('*') ? file.slice(before.length, file.length - after.length) : '';
    const name = path.replace('*', star).replace(/^\.\/?/, '');
    return [name === '' ? 'index' : name, join(packageRoot, file)];
  });
}

/** The modules of hooks and providers that an index exports, by name; each becomes an entry. */
function modulesOfIndex(index: string): [string, string][] {
  const exported = readFileSync(index, 'utf8').matchAll(/^export \{[^}]*\} from '(.+?)';/gm);
  return [...exported]
    .map(([, source = '']): [string, string] => [
      basename(source).replace(/\.tsx?$/, ''),
      join(index, '..', source),
    ])
    .filter(([name]) => /^use[A-Z]|Provider$/.test(name));
}
