/**
 * Writes the catalogue in the import's format: `node src/catalogue/import/exportCommand.ts [FILE] [--data FOLDER]`.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { withDatabase } from './commandLine.ts';
import { exportCatalogue } from './export.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { data: { type: 'string' } } });
const [file] = positionals;

await withDatabase(values.data, async ({ kysely }) => {
  async function* lines() {
    for await (const line of exportCatalogue(kysely)) yield `${line}\n`;
  }
  await pipeline(Readable.from(lines()), file ? createWriteStream(file) : process.stdout, {
    end: file !== undefined,
  });
});
