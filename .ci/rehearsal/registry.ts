import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../consumers/prepareProject.ts';
import { untilResponds, anyPort, start } from '../services.ts';

/** Installs the registry's server, which depends on node-fetch by a tag that not every registry has. */
const MANIFEST = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** Keeps our packages in this registry only; all others come from the machine's usual registry. */
const configuration = (uplink: string) => `storage: ./storage
uplinks:
  upstream:
    url: ${uplink}
    timeout: 120s
packages:
  '@sabadora/*':
    access: $all
    publish: $anonymous
  '**':
    access: $all
    proxy: upstream
max_body_size: 100mb
log: { type: file, path: verdaccio.log, level: warn }
`;

/**
 * Starts a local registry in a folder.
 *
 * @returns its address, with a slash at the end
 */
export async function startRegistry(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const uplink = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  writeFileSync(join(folder, 'config.yaml'), configuration(uplink));
  const address = `http://127.0.0.1:${await anyPort()}/`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  await run(folder, 'npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund']);
  const args = ['--config', 'config.yaml', '--listen', address];
  const server = start('node_modules/.bin/verdaccio', args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await untilResponds(`${address}-/ping`, server);
  return address;
}

/** Text of a project's `.npmrc` for the registry. It accepts everyone, but clients require a token. */
export function npmrcOf(address: string): string {
  return `registry=${address}\n//${new URL(address).host}/:_authToken=rehearsal\n`;
}
