import type { Manifest, PublicPackage } from './publicPackages.ts';

/** Packages that only the sources need. */
const BUILD_ONLY = /^@(?:vanilla-extract|fontsource(?:-variable)?|sabadora)\//;

/** Oldest Node whose `require` can load these modules. */
const OLDEST_NODE = '>=20.19';

/** Where a package's stylesheets, fonts and tokens are, beside its modules. */
const STYLE_EXPORTS = {
  './*.css': './css/*.css',
  './fonts/*': './css/fonts/*',
  './tokens/*': './tokens/*',
};

export interface PublishedFiles {
  /** Path of each entry's module without its extension, by the entry. */
  modules: ReadonlyMap<string, string>;
  hasStyles: boolean;
}

/**
 * What `package.json` of the tarball says: an entry is a module with its types; only stylesheets have side effects.
 *
 * @param versions gives the exact version of what the workspace names by its catalogue
 */
export function publishedManifest(
  { manifest, folder }: PublicPackage,
  { modules, hasStyles }: PublishedFiles,
  versions: (name: string) => string,
): object {
  const {
    name,
    version,
    description,
    license,
    dependencies = {},
    peerDependencies,
    peerDependenciesMeta,
  } = manifest;
  const entries = [...modules].map(([entry, path]) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: `./${path}.d.ts`, default: `./${path}.js` },
  ]);
  return {
    name,
    version,
    description,
    license,
    ...repository(folder),
    type: 'module',
    sideEffects: hasStyles ? ['**/*.css'] : false,
    exports: {
      ...Object.fromEntries(entries),
      ...(hasStyles ? STYLE_EXPORTS : {}),
      './package.json': './package.json',
    },
    engines: { node: OLDEST_NODE },
    dependencies: Object.fromEntries(
      Object.entries(withBuiltIn(folder, dependencies))
        .filter(([dependency]) => !BUILD_ONLY.test(dependency))
        .map(([dependency, range]) => [
          dependency,
          rangeOf(range.startsWith('catalog:') ? versions(dependency) : range),
        ]),
    ),
    peerDependencies,
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
  };
}

/** Where it is built: a registry admits a statement of provenance only from there. */
function repository(folder: string): object {
  const name = process.env['GITHUB_REPOSITORY'];
  if (name === undefined) return {};
  const url = `git+https://github.com/${name}.git`;
  return { repository: { type: 'git', url, directory: `packages/${folder}` } };
}

/** We test one version; a consumer that has a later one of the same major is to have it once. */
const rangeOf = (version: string) => (/^\d/.test(version) ? `^${version}` : version);

/** The hooks hold the calls, which are checked by schemas. */
const withBuiltIn = (folder: string, dependencies: Manifest['dependencies']) =>
  folder === 'hooks' ? { ...dependencies, zod: 'catalog:' } : { ...dependencies };
