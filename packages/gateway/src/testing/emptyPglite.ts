import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../../package.json' with { type: 'json' };
import { PGLITE } from '../database/connect.ts';

const FOLDER = fileURLToPath(new URL('../../../../.cache/', import.meta.url));
const FILE = `${FOLDER}pglite-${manifest.dependencies['@electric-sql/pglite']}.tar`;

/**
 * The data folder of an empty PGlite. Creating one takes four times as long as loading it, so the first test file
 * that needs it stores it for the others.
 */
export async function emptyPglite(): Promise<Blob> {
  if (!existsSync(FILE)) {
    const pglite = await PGlite.create(PGLITE);
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    mkdirSync(FOLDER, { recursive: true });
    // Written under another name and renamed when complete, because test files run in parallel.
    const unfinished = `${FILE}.${randomUUID()}`;
    writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
    renameSync(unfinished, FILE);
  }
  return new Blob([readFileSync(FILE)]);
}
