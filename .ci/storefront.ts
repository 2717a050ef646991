import type { ChildProcess, SpawnOptions } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources, newestIn } from './buildSources.ts';
import { untilResponds, ended, root, start, stop } from './services.ts';
import { startRestarting, type RestartOptions } from './startRestarting.ts';

/** The folder of a site. */
export type SiteName = 'storefront' | 'minisites';

const folderOf = (site: SiteName) => join(root, 'sites', site);

interface ServerOptions {
  /** Vite's middleware with HMR instead of a build; the gateway starts again when its sources change. @default false */
  isDev?: boolean;
  env?: Record<string, string>;
  /** Where the server's output goes. @default this terminal */
  stdio?: SpawnOptions['stdio'];
}

export interface GatewayOptions extends ServerOptions {
  port: number;
  /** Arguments for the gateway, e.g. `['--hotels', '300']`. */
  args?: readonly string[];
}

export interface SiteOptions extends ServerOptions {
  /** Which site to start. @default 'storefront' */
  site?: SiteName;
  port: number;
  /** Address of the gateway. */
  gateway: string;
  /** Files whose accepted changes restart the site. @default none */
  watch?: Pick<RestartOptions, 'watched' | 'isAccepted'>;
}

export interface Running {
  /** Origin, e.g. "http://127.0.0.1:4000". */
  address: string;
  /** Resolves with the exit code; never for a server that restarts when files change. */
  ended: Promise<number>;
  /** Ends the server, and resolves when it is gone. */
  stop: () => Promise<void>;
}

/** Starts a server, with `restart` one that restarts when files change; resolves when it responds. */
async function untilServes(
  address: string,
  healthPath: string,
  startServer: () => ChildProcess,
  restart: Omit<RestartOptions, 'start'> | undefined,
): Promise<Running> {
  if (restart) {
    const stopServer = startRestarting({ ...restart, start: startServer });
    await untilResponds(address + healthPath, { exitCode: null });
    return { address, ended: new Promise(() => {}), stop: stopServer };
  }
  const child = startServer();
  await untilResponds(address + healthPath, child);
  return { address, ended: ended(child), stop: async () => stop(child) };
}

/** Starts the gateway, and resolves when it responds, after filling a new database. */
export async function startGateway(options: GatewayOptions): Promise<Running> {
  const { port, isDev = false, args = [], stdio = 'inherit' } = options;
  const sources = ['gateway', 'catalogue', 'content', 'place-names', 'pictures'];
  return untilServes(
    `http://127.0.0.1:${port}`,
    '/gateway/health',
    () =>
      start('node', [join(root, 'packages/gateway/src/main.ts'), '--port', String(port), ...args], {
        env: { ...process.env, ...(isDev && { CONTENT_WATCH: '1' }), ...options.env },
        stdio,
      }),
    isDev
      ? { name: 'The gateway', watched: sources.map((name) => join(root, `packages/${name}/src`)) }
      : undefined,
  );
}

/** Starts the site, and resolves when it responds. */
export async function startSite(options: SiteOptions): Promise<Running> {
  const { site = 'storefront', port, gateway, isDev = false, stdio = 'inherit', watch } = options;
  const NODE_ENV = isDev ? 'development' : 'production';
  const args = [join(folderOf(site), 'src/server.ts'), '--port', String(port), ...(isDev ? ['--dev'] : [])];
  return untilServes(
    `http://127.0.0.1:${port}`,
    '/healthz',
    () =>
      start('node', args, { env: { ...process.env, ...options.env, GATEWAY_URL: gateway, NODE_ENV }, stdio }),
    watch && { name: 'The site', ...watch },
  );
}

/** Whether the last build is newer than every file that it was made from. */
export function isBuilt(site: SiteName = 'storefront'): boolean {
  const manifest = join(folderOf(site), 'dist/client/.vite/manifest.json');
  const isServerThere = existsSync(join(folderOf(site), 'dist/server/entry-server.js'));
  if (!isServerThere || !existsSync(manifest)) return false;
  const builtAt = statSync(manifest).mtimeMs;
  return buildSources(`sites/${site}`).every((path) => newestIn(join(root, path)) < builtAt);
}

export interface BuildOptions {
  /** Whether the build is only for this machine: it takes half as long, with files a tenth larger. @default false */
  isLocal?: boolean;
}

/** Builds a site for production. @throws Error with the bundler's output when the build fails */
export async function buildSite(
  site: SiteName = 'storefront',
  { isLocal = false }: BuildOptions = {},
): Promise<void> {
  const child = start('vite', ['build', '--app', '--logLevel', 'warn'], {
    cwd: folderOf(site),
    env: { ...process.env, NODE_ENV: 'production', ...(isLocal && { BROTLI_QUALITY: '5' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  if ((await ended(child)) !== 0) throw new Error(`The site in sites/${site} does not build:\n${output}`);
  process.stderr.write(output);
}
