import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { answers, ended, root, start } from './services.ts';

const site = join(root, 'sites/storefront');

export interface StorefrontOptions {
  sitePort: number;
  gatewayPort: number;
  /** Vite's middleware with HMR instead of a build. @default false */
  isDev?: boolean;
  /** Passed on to the gateway, e.g. `['--hotels', '300']`. */
  gatewayArgs?: readonly string[];
  env?: Record<string, string>;
  /** Where the servers' output goes. @default this terminal */
  stdio?: SpawnOptions['stdio'];
}

/** Starts gateway and site, and resolves with their addresses when both answer. */
export async function startStorefront(
  options: StorefrontOptions,
): Promise<{ site: string; gateway: string; children: ChildProcess[] }> {
  const { sitePort, gatewayPort, isDev = false, gatewayArgs = [], stdio = 'inherit' } = options;
  const addresses = { site: `http://127.0.0.1:${sitePort}`, gateway: `http://127.0.0.1:${gatewayPort}` };
  const env = { ...process.env, ...options.env, GATEWAY_URL: addresses.gateway };
  const watched = ['packages/gateway/src', 'packages/pictures/src'];
  const watch = isDev
    ? [...watched.map((folder) => `--watch-path=${join(root, folder)}`), '--watch-preserve-output']
    : [];
  const gateway = start(
    'node',
    [...watch, join(root, 'packages/gateway/src/main.ts'), '--port', String(gatewayPort), ...gatewayArgs],
    { env, stdio },
  );
  await answers(`${addresses.gateway}/gateway/health`, gateway);
  const server = start(
    'node',
    [join(site, 'src/server.ts'), '--port', String(sitePort), ...(isDev ? ['--dev'] : [])],
    { env: { ...env, NODE_ENV: isDev ? 'development' : 'production' }, stdio },
  );
  await answers(`${addresses.site}/healthz`, server);
  return { ...addresses, children: [gateway, server] };
}

/** Whether the last build is newer than every file that it was made from. */
export function isBuilt(): boolean {
  const manifest = join(site, 'dist/client/.vite/manifest.json');
  const isServerThere = existsSync(join(site, 'dist/server/entry-server.js'));
  if (!isServerThere || !existsSync(manifest)) return false;
  const builtAt = statSync(manifest).mtimeMs;
  const sources = ['packages', 'sites', 'pnpm-lock.yaml', 'package.json'].map((name) => join(root, name));
  return sources.every((path) => newestIn(path) < builtAt);
}

/** When the newest file at or below `path` was last changed, milliseconds; builds and dependencies do not count. */
function newestIn(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'node_modules' && name !== 'dist');
  // A folder's own time tells of files that are gone.
  return Math.max(stats.mtimeMs, ...names.map((name) => newestIn(join(path, name))));
}

/** Builds the site; resolves with the exit code. */
export function buildStorefront(stdio: SpawnOptions['stdio'] = 'inherit'): Promise<number> {
  const env = { ...process.env, NODE_ENV: 'production' };
  return ended(start('vite', ['build', '--app', '--logLevel', 'warn'], { cwd: site, env, stdio }));
}
