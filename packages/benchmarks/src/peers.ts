import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder in which the peers are pinned and installed; not part of the workspace. */
export const PEERS = fileURLToPath(new URL('../peers', import.meta.url));

const LOCK = join(PEERS, 'pnpm-lock.yaml');

function isInstalled(): boolean {
  const installed = join(PEERS, 'node_modules/.pnpm/lock.yaml');
  return existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(LOCK, 'utf8');
}

/** The package manager that the workspace pins, e.g. "pnpm@12.18.0". */
function packageManager(): string {
  const root = join(dirname(PEERS), '../../package.json');
  return (JSON.parse(readFileSync(root, 'utf8')) as { packageManager: string }).packageManager;
}

/**
 * Installs the pinned peers unless they are installed; downloads only those missing from pnpm's store.
 *
 * @throws Error with the output of the package manager when they cannot be installed.
 */
export function installPeers(): void {
  if (isInstalled()) return;
  console.log('Installing the peers …');
  const args = ['--yes', packageManager(), 'install', '--frozen-lockfile', '--prefer-offline'];
  const { status, stdout, stderr } = spawnSync('npx', args, {
    cwd: PEERS,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The peers cannot be installed: ${stderr || stdout}`);
}

/** The pinned release of a peer, e.g. "41.15.1". */
export function pinned(name: string): string {
  const { dependencies } = JSON.parse(readFileSync(join(PEERS, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const version = dependencies[name];
  if (version === undefined) throw new Error(`${name} is not pinned in ${PEERS}/package.json.`);
  return version;
}
