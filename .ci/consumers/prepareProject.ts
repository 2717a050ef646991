import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { PackedPackage } from '../pack/packPackages.ts';
import { ended, root, start } from '../services.ts';

/** How a project gets its packages: from the registry, or by links to the workspace's installed ones. */
export type Install = 'registry' | 'links';

interface ProjectManifest {
  scripts?: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const SOURCES = join(root, 'consumers');

/** The projects of the folder `consumers`. */
export const CONSUMERS: readonly string[] = readdirSync(SOURCES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(SOURCES, entry.name, 'package.json')))
  .map(({ name }) => name);

/**
 * Copies a project, with the files that all projects share, into a folder of its own, and installs the tarballs and
 * its other dependencies there.
 *
 * @returns the folder
 * @throws Error when it cannot be installed
 */
export async function prepareProject(
  name: string,
  tarballs: readonly PackedPackage[],
  install: Install,
): Promise<string> {
  const folder = join(root, '.cache/consumers', install, name);
  // Keeps `node_modules`, which makes the next installation quick.
  if (existsSync(folder))
    for (const entry of readdirSync(folder))
      if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true });
  cpSync(join(SOURCES, name), folder, { recursive: true });
  const shared = existsSync(join(folder, 'app')) ? 'app' : 'src';
  cpSync(join(SOURCES, 'shared'), join(folder, shared), { recursive: true });
  // Projects with a test runner also run the tests of the page, in jsdom and with their own React.
  if (readManifest(folder).scripts?.['test'] !== undefined)
    cpSync(join(SOURCES, 'testing'), join(folder, shared), { recursive: true });
  if (install === 'links') await linkPackages(folder, tarballs);
  else await installPackages(folder, tarballs);
  return folder;
}

export const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as ProjectManifest;

async function installPackages(folder: string, tarballs: readonly PackedPackage[]): Promise<void> {
  const manifest = readManifest(folder);
  for (const { name, tarball } of tarballs) {
    manifest.dependencies[name] = `file:${relative(folder, tarball)}`;
    delete manifest.devDependencies?.[name];
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  // Makes the project a workspace of its own, whose packages run no scripts at installation.
  writeFileSync(
    join(folder, 'pnpm-workspace.yaml'),
    'pmOnFail: ignore\nignoreScripts: true\nstrictDepBuilds: false\n',
  );
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  // Makes pnpm read the tarballs again, whose contents change within the same version.
  rmSync(join(folder, 'node_modules/.pnpm/lock.yaml'), { force: true });
  await run(folder, 'npx', [
    '--yes',
    packageManager,
    'install',
    '--prefer-offline',
    '--no-lockfile',
    '--force',
  ]);
}

/** Folders of the workspace with installed packages. */
const INSTALLED = [
  '',
  'packages/hooks',
  'packages/design-system',
  'packages/test-kit',
  'packages/api',
  'packages/benchmarks',
  'sites/storefront',
];

async function linkPackages(folder: string, tarballs: readonly PackedPackage[]): Promise<void> {
  const modules = join(folder, 'node_modules');
  rmSync(modules, { recursive: true, force: true });
  const { dependencies, devDependencies } = readManifest(folder);
  const wanted = new Map(Object.entries({ ...dependencies, ...devDependencies }));
  for (const { name, tarball } of tarballs) {
    wanted.delete(name);
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    await run(folder, 'tar', ['-xzf', tarball, '--strip-components=1', '-C', target]);
    for (const [dependency, range] of Object.entries(readManifest(target).dependencies))
      wanted.set(dependency, range);
  }
  for (const [name, range] of wanted) link(name, range, modules);
}

/** Links a package of the workspace. @throws Error when its version is not in the range that the project names */
function link(name: string, range: string, modules: string): void {
  const found = INSTALLED.map((place) => join(root, place, 'node_modules', name)).find(existsSync);
  if (found === undefined)
    throw new Error(`The workspace has not installed ${name}, which a consumer needs.`);
  const { version } = JSON.parse(readFileSync(join(found, 'package.json'), 'utf8')) as { version: string };
  if (range.replace('^', '') !== version)
    throw new Error(`A consumer names ${name} ${range}; the workspace has ${version}.`);
  const target = join(modules, name);
  mkdirSync(dirname(target), { recursive: true });
  symlinkSync(realpathSync(found), target, 'junction');
}

/** Runs a program in a project. @throws Error with what it printed, when it fails */
export async function run(
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<void> {
  const child = start(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if ((await ended(child)) !== 0)
    throw new Error(`${command} ${args.join(' ')} failed in ${folder}:\n${output}`);
}
