import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canInstall, install } from './debian.ts';
import { freePort } from './services.ts';

/** A PostgreSQL server for tests. */
export interface TestPostgres {
  /** Connection address of an empty database. */
  url: string;
  stop: () => void;
}

const INSTALLS = '/usr/lib/postgresql';

/** Linux's file system in memory. */
const IN_MEMORY = '/dev/shm';

/** Free bytes that the databases of a test run fit into many times. */
const ENOUGH_MEMORY = 2 ** 31;

/**
 * Folder for the server's files: in memory where there is enough, because tests create and drop hundreds of databases
 * of hundreds of files each, ten times as fast in memory as on a disk.
 */
function folderForData(): string {
  if (!existsSync(IN_MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(IN_MEMORY);
  return bavail * bsize >= ENOUGH_MEMORY ? IN_MEMORY : tmpdir();
}

/** Folder with the programs of the newest installed server; undefined when none is installed. */
function serverPrograms(): string | undefined {
  if (!existsSync(INSTALLS)) return undefined;
  const newest = readdirSync(INSTALLS).toSorted((a, b) => Number(b) - Number(a))[0];
  const programs = newest === undefined ? undefined : join(INSTALLS, newest, 'bin');
  return programs !== undefined && existsSync(join(programs, 'initdb')) ? programs : undefined;
}

/** Starts a temporary server from Debian's packages; undefined, with the reason printed, when that is impossible. */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  if (serverPrograms() === undefined && canInstall()) await install('postgresql');
  const programs = serverPrograms();
  const port = await freePort(0);
  if (programs === undefined || port === undefined) return undefined;
  const folder = mkdtempSync(join(folderForData(), 'sabadora-postgres-'));
  // The server refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const run = (command: string, ...args: string[]) => {
    const program = join(programs, command);
    const [file, ...rest] = isRoot
      ? ['runuser', '-u', 'postgres', '--', program, ...args]
      : [program, ...args];
    execFileSync(file, rest, { cwd: folder, stdio: 'ignore' });
  };
  try {
    if (isRoot) {
      const owner = (kind: string) => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
      chownSync(folder, owner('-u'), owner('-g'));
    }
    const data = join(folder, 'data');
    run('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
    const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c full_page_writes=off`;
    run('pg_ctl', '-D', data, '-l', join(folder, 'log'), '-o', settings, '-w', 'start');
    return {
      url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
      stop: () => {
        run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    console.error(`PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`);
    rmSync(folder, { recursive: true, force: true });
    return undefined;
  }
}
