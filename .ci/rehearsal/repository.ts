import { chmodSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../consumers/prepareProject.ts';
import { root } from '../services.ts';
import { npmrcOf } from './registry.ts';

/** A copy of the repository, which releases to the registry of the rehearsal. */
export interface Repository {
  folder: string;
  /** Runs a program in it. @throws Error with what it printed, when it fails */
  run: (command: string, ...args: readonly string[]) => Promise<void>;
  /** Adds a changeset. */
  announce: (size: 'minor' | 'major', text: string) => void;
  /** Writes versions and changelogs, commits them, packs and publishes. */
  release: () => Promise<void>;
  commit: (message: string) => Promise<void>;
  /** Version of one of the packages. */
  versionOf: (name: 'design-system' | 'hooks') => string;
  /** Writes files anew that match a pattern. */
  rewrite: (pattern: string, change: (text: string) => string) => void;
}

/** Clones what is committed, and installs it. */
export async function cloneRepository(folder: string, registry: string): Promise<Repository> {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    packageManager: string;
  };
  const programs = join(folder, '../bin');
  mkdirSync(programs, { recursive: true });
  // Puts pnpm on the PATH, as corepack would.
  const pnpm = join(programs, 'pnpm');
  writeFileSync(pnpm, `#!/bin/sh\nexec npx --yes ${packageManager} "$@"\n`);
  chmodSync(pnpm, 0o755);
  const env = { ...process.env, PATH: [programs, process.env['PATH']].join(delimiter), CI: 'true' };
  const inFolder: Repository['run'] = (command, ...args) => run(folder, command, args, env);

  rmSync(folder, { recursive: true, force: true });
  await run(root, 'git', ['clone', '--quiet', root, folder]);
  await inFolder('git', 'config', 'user.name', 'Rehearsal');
  await inFolder('git', 'config', 'user.email', 'rehearsal@example.com');
  await inFolder('pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  // Written after the installation, which uses the usual registry.
  writeFileSync(join(folder, '.npmrc'), npmrcOf(registry));

  const commit = async (message: string) => {
    await inFolder('git', 'add', '--all');
    await inFolder('git', 'commit', '--quiet', '--message', message);
  };
  let announced = 0;
  return {
    folder,
    run: inFolder,
    commit,
    announce: (size, text) => {
      announced += 1;
      const head = `---\n'@sabadora/design-system': ${size}\n---\n`;
      writeFileSync(join(folder, '.changeset', `rehearsed-${announced}.md`), `${head}\n${text}\n`);
    },
    release: async () => {
      await inFolder('npm', 'run', '--silent', 'release', '--', 'version');
      await commit('Next versions');
      await inFolder('npm', 'run', '--silent', 'release', '--', 'publish');
    },
    versionOf: (name) => {
      const manifest = readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8');
      return (JSON.parse(manifest) as { version: string }).version;
    },
    rewrite: (pattern, change) => {
      for (const file of globSync(pattern, { cwd: folder })) {
        const path = join(folder, file);
        writeFileSync(path, change(readFileSync(path, 'utf8')));
      }
    },
  };
}
