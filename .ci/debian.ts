import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ended } from './services.ts';

/** Whether this is a Debian-like machine on which we may install packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** The last installation; the next one waits for it, because apt-get refuses to run twice at once. */
let last: Promise<boolean> = Promise.resolve(true);

/** Installs packages from the distribution; false, with the reason printed, when that fails. */
export function install(...names: readonly string[]): Promise<boolean> {
  last = last.then(() => installNow(names));
  return last;
}

async function installNow(names: readonly string[]): Promise<boolean> {
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...names],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const code = await ended(spawn('apt-get', args, { env, stdio: 'ignore' }));
    if (code !== 0) {
      console.error(
        `${names.join(', ')} could not be installed: "apt-get ${args.join(' ')}" ended with ${code}.`,
      );
      return false;
    }
  }
  return true;
}
