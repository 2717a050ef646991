import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of `initdb` and `pg_ctl`: PG_BIN, otherwise Debian's newest version; undefined when there is none. */
export const postgresqlBin: string | undefined = [
  process.env['PG_BIN'],
  ...(existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .toSorted()
        .toReversed()
        .map((version) => join(DEBIAN, version, 'bin'))
    : []),
].find((folder): folder is string => folder !== undefined && existsSync(join(folder, 'pg_ctl')));

/**
 * The `postgres` user: PostgreSQL refuses to run as root, so as root the server is run as the user of its package.
 */
function owner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (option: string) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

export interface PostgresqlServer {
  url: string;
  start: () => void;
  /** Stops the server at once and cuts its connections, as a restart of the machine would. */
  stop: () => void;
  /** Stops the server and deletes its files. */
  remove: () => void;
}

/** A separate PostgreSQL server that can be stopped and started; not started yet. */
export async function createPostgresqlServer(bin: string): Promise<PostgresqlServer> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-postgresql-'));
  const user = owner();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const run = (command: string, ...args: string[]) =>
    execFileSync(join(bin, command), ['-D', data, ...args], { ...user, cwd: folder, stdio: 'ignore' });
  run('initdb', '--auth=trust', '--username=postgres', '--no-sync');
  const port = await freePort();
  const stop = () => run('pg_ctl', '--mode=immediate', '--wait', 'stop');
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    start: () =>
      run(
        'pg_ctl',
        '-o',
        `-p ${port} -k ${folder} -h 127.0.0.1`,
        '-l',
        join(folder, 'log'),
        '--wait',
        'start',
      ),
    stop,
    remove: () => {
      try {
        stop();
      } catch {
        // The server was stopped already.
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
