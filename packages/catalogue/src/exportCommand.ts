/**
 * Writes the sample catalogue as packages/gateway/data/IMPORT.md describes it, one record a line:
 * `node src/exportCommand.ts [FILE] [--hotels N] [--today YYYY-MM-DD]`.
 */
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { type IsoDay, isIsoDay } from '@sabadora/days';
import { sampleCatalogue } from './sampleCatalogue.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { hotels: { type: 'string' }, today: { type: 'string' } },
});
const [file] = positionals;
const hotels = values.hotels === undefined ? sampleCatalogue.defaultHotels : Number(values.hotels);
const today: unknown = values.today ?? new Date().toISOString().slice(0, 10);

if (!Number.isInteger(hotels) || hotels < 1 || !isIsoDay(today)) {
  console.error('--hotels is a whole number from 1, and --today a day as YYYY-MM-DD.');
  process.exitCode = 1;
} else {
  function* lines() {
    for (const record of sampleCatalogue.records({ hotels, today: today as IsoDay })) {
      yield `${JSON.stringify(record)}\n`;
    }
  }
  await pipeline(Readable.from(lines()), file ? createWriteStream(file) : process.stdout, {
    end: file !== undefined,
  });
}
