/**
 * Imports a catalogue: `node src/catalogue/import/importCommand.ts FILE [--replace] [--data FOLDER]`; `-` reads
 * standard input. See data/IMPORT.md. Ends with 2 when lines were left out.
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { withDatabase } from './commandLine.ts';
import { importCatalogue } from './import.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { replace: { type: 'boolean', default: false }, data: { type: 'string' } },
});
const [file] = positionals;

if (!file) {
  console.error('Name the file to import, or - for standard input.');
  process.exitCode = 1;
} else {
  await withDatabase(values.data, async ({ kysely }) => {
    const input = file === '-' ? process.stdin : createReadStream(file);
    // An error of opening the file rejects the reading below.
    const lines = createInterface({ input, crlfDelay: Infinity });
    const report = await importCatalogue(kysely, lines, {
      replace: values.replace,
      onProblem: ({ line, reason }) => console.error(`line ${line}: ${reason}`),
      onProgress: (message) => process.stderr.isTTY && process.stderr.write(`\r${message}`),
    });
    console.log(
      `${report.place} places, ${report.hotel} hotels, ${report.offer} offers, ${report.calendar} calendars, ${report.activity} activities and ${report.giftBox} gift boxes imported; ${report.problems} lines left out` +
        (values.replace
          ? `; ${report.unpublishedHotels} hotels, ${report.unpublishedOffers} offers, ${report.unpublishedActivities} activities and ${report.unpublishedBoxes} gift boxes unpublished.`
          : '.'),
    );
    if (report.problems > 0) process.exitCode = 2;
  });
}
