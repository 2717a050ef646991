import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTokens } from '../../packages/design-system/build/tokens.ts';
import { ended, root, start } from '../services.ts';
import { buildModules } from './buildModules.ts';
import { bundleTypes, emitDeclarations } from './buildTypes.ts';
import { publishedManifest } from './manifest.ts';
import { pathInPackage } from './paths.ts';
import { PUBLIC_FOLDERS, readPublicPackage, type PublicPackage } from './publicPackages.ts';
import { writeStyles } from './styles.ts';

/** A packed package, as it is published. */
export interface PackedPackage {
  name: string;
  version: string;
  /** Folder with the unpacked content of the tarball. */
  folder: string;
  tarball: string;
  entryCount: number;
}

/** The folder that `publishConfig.directory` of a package names. */
const stagedFolder = (name: string) => join(root, 'packages', name, 'dist/package');

const TARBALLS = join(root, '.cache/tarballs');

/** File with the packages packed last, as JSON: a list of `PackedPackage`. */
export const PACKED_LIST: string = join(TARBALLS, 'packed.json');

/**
 * Builds all public packages from their sources and packs each into a tarball in `TARBALLS`. The workspace itself
 * keeps using the sources.
 *
 * @throws Error when a package does not build
 */
export async function packPackages(): Promise<PackedPackage[]> {
  const packages = PUBLIC_FOLDERS.map(readPublicPackage);
  const declared = join(root, '.cache/declarations');
  const declarations = emitDeclarations(packages, declared);
  mkdirSync(TARBALLS, { recursive: true });
  const staged: PackedPackage[] = [];
  for (const one of packages) staged.push(await stage(one));
  await declarations;
  for (const one of packages) await bundleTypes(one, declared, stagedFolder(one.folder));
  await Promise.all(staged.map(pack));
  writeFileSync(PACKED_LIST, JSON.stringify(staged, null, 2));
  return staged;
}

/** Writes everything except the types into the folder that is packed. */
async function stage(one: PublicPackage): Promise<PackedPackage> {
  const folder = stagedFolder(one.folder);
  const modules = await buildModules(one, folder);
  const hasStyles = one.folder === 'design-system';
  if (hasStyles) {
    writeStyles(one, modules, join(folder, 'css'));
    writeTokens(join(folder, 'tokens'));
  }
  const paths = [...one.entries].map(([entry, file]) => [entry, pathInPackage(file)] as const);
  const manifest = publishedManifest(one, { modules: new Map(paths), hasStyles }, catalogueVersion);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const sources = join(root, 'packages', one.folder);
  const asTheyAre = ['README.md', 'CHANGELOG.md', ...globSync('codemods/*.mjs', { cwd: sources })];
  for (const file of asTheyAre.filter((each) => existsSync(join(sources, each))))
    cpSync(join(sources, file), join(folder, file));
  const { name, version } = one.manifest;
  const tarball = join(TARBALLS, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  return { name, version, folder, tarball, entryCount: one.entries.size };
}

async function pack({ folder, tarball, name }: PackedPackage): Promise<void> {
  const args = ['pack', '--silent', '--ignore-scripts', '--pack-destination', TARBALLS];
  const child = start('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if ((await ended(child)) !== 0) throw new Error(`npm could not pack ${name} (${tarball}).`);
}

/** The version of a package in the workspace's catalogue. @throws Error when the catalogue has none */
function catalogueVersion(name: string): string {
  const catalogue = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const line = catalogue.split('\n').find((one) => one.trim().replaceAll("'", '').startsWith(`${name}:`));
  const version = line?.split(': ')[1];
  if (version === undefined) throw new Error(`pnpm-workspace.yaml names no version of ${name}.`);
  return version;
}
