import type { Manifest, PublicPackage } from './publicPackages.ts';

/** Packages that only the sources need, not the built modules. */
const BUILD_ONLY = /^@(?:vanilla-extract|fontsource(?:-variable)?|sabadora)\//;

/** Oldest Node whose `require` can load these modules. */
const OLDEST_NODE = '>=20.19';

/** Exports of a package's stylesheets, fonts and tokens. */
const STYLE_EXPORTS = {
  './*.css': './css/*.css',
  './fonts/*': './css/fonts/*',
  './tokens/*': './tokens/*',
};

export interface PublishedFiles {
  /** Path of each entry's module, without its extension. */
  modules: ReadonlyMap<string, string>;
  hasStyles: boolean;
}

/**
 * The `package.json` of the tarball: an entry is a module with its types; only stylesheets have side effects.
 *
 * @param versions Returns the exact version of a package that the workspace takes from its catalogue.
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

/** The repository that builds the package; a registry accepts a provenance statement only from there. */
function repository(folder: string): object {
  const name = process.env['GITHUB_REPOSITORY'];
  if (name === undefined) return {};
  const url = `git+https://github.com/${name}.git`;
  return { repository: { type: 'git', url, directory: `packages/${folder}` } };
}

/** A range for the tested version, so that a consumer with a later one of the same major installs it only once. */
const rangeOf = (version: string) => (/^\d/.test(version) ? `^${version}` : version);

/** Adds zod to the dependencies of the hooks, which contain the API's calls and their schemas. */
const withBuiltIn = (folder: string, dependencies: Manifest['dependencies']) =>
  folder === 'hooks' ? { ...dependencies, zod: 'catalog:' } : { ...dependencies };
