import { once } from 'node:events';
import { createServer } from 'node:net';
import { createSiteServer, type SiteServerOptions } from './createSiteServer.ts';

/** How a site is served, and on which port. */
export interface RunSiteOptions extends SiteServerOptions {
  /** 0 takes any free port. */
  port: number;
  /** Address to listen on. @default '127.0.0.1' */
  host?: string;
  /** Milliseconds that open requests have to finish when the server is stopped. @default 5000 */
  graceMs?: number;
}

/**
 * Serves a site until SIGTERM, SIGINT or SIGHUP. When it cannot start, it logs the reason in one sentence and sets
 * exit code 1.
 */
export async function runSite({
  port,
  host = '127.0.0.1',
  graceMs = 5_000,
  ...options
}: RunSiteOptions): Promise<void> {
  let app: Awaited<ReturnType<typeof createSiteServer>> | undefined;
  let address: string;
  try {
    await claimPort(port, host);
    app = await createSiteServer(options);
    address = await app.listen({ port, host });
  } catch (error) {
    console.error(startFailure(error, port));
    process.exitCode = 1;
    await app?.close();
    return;
  }

  const server = app;
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => server.server.closeAllConnections(), graceMs).unref();
    void server.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  // Logged after the signal handlers are set, because a reader of this line may stop the server at once.
  console.log(`${options.mode} site at ${address}`);
}

/** Fails at once when the port is taken, before a development server has begun its work. */
async function claimPort(port: number, host: string): Promise<void> {
  const probe = createServer().listen(port, host);
  await once(probe, 'listening');
  probe.close();
  await once(probe, 'close');
}

function startFailure(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program: stop it, or choose another port with --port.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights than this user has: choose one above 1023.`;
  return error instanceof Error ? error.message : String(error);
}
