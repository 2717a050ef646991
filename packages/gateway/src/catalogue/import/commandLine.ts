import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '../../database/connect.ts';
import { DatabaseError } from '../../database/DatabaseError.ts';
import { migrate } from '../../database/migrate.ts';

/** Where PGlite keeps its data by default: `.data/gateway` at the root of the repository. */
const DEFAULT_DATA_FOLDER = fileURLToPath(new URL('../../../../../.data/gateway', import.meta.url));

/**
 * Runs a command on the gateway's database (`DATABASE_URL`, otherwise the folder of `--data`) after migrating it.
 * Errors of the database are printed without a stack and end the process with 1.
 */
export async function withDatabase(
  dataFolder: string | undefined,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const url = process.env['DATABASE_URL'];
  let database: Database | undefined;
  try {
    database = await openDatabase(url ? { url } : { dataDir: resolve(dataFolder ?? DEFAULT_DATA_FOLDER) });
    await migrate(database.kysely);
    await work(database);
  } catch (error) {
    const isExpected =
      error instanceof DatabaseError || (error as NodeJS.ErrnoException).syscall !== undefined;
    console.error(isExpected ? (error as Error).message : error);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}
