import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is a Debian-like machine on which we may install packages. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs a package from the distribution; false, with the reason printed, when that fails. */
export function install(name: string): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
      env,
      stdio: 'ignore',
    });
    return true;
  } catch (error) {
    console.error(
      `${name} could not be installed: ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}
