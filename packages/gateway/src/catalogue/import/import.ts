import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { refreshSearch } from '../derived/calendarDays.ts';
import { Importer, type ImportReport } from './Importer.ts';
import type { ImportProblem } from './lineReader.ts';
import { writeState, writing } from '../state.ts';

/** What an import removes and whom it reports to. */
export interface ImportOptions {
  /** Whether hotels, offers, activities and boxes that the import does not contain are unpublished. @default false */
  replace?: boolean;
  /** Called for each line that was left out; the other lines are imported. */
  onProblem: (problem: ImportProblem) => void;
  /** Receives the progress after each few hundred lines. */
  onProgress?: (message: string) => void;
}

/**
 * Imports a catalogue, one JSON object per line, and updates existing records by id. Places must come before hotels,
 * hotels before their offers and activities, and offers before their calendars. Faulty lines are reported and left
 * out. Readers see the old catalogue until everything is written.
 */
export async function importCatalogue(
  kysely: Kysely<Tables>,
  lines: AsyncIterable<string> | Iterable<string>,
  { replace = false, onProblem, onProgress = () => {} }: ImportOptions,
): Promise<ImportReport> {
  return writing(kysely, async (transaction) => {
    const importer = new Importer(transaction, {
      replace,
      onProblem,
      onProgress: (report) => onProgress(`import: ${report.lines} lines`),
    });
    for await (const line of lines) await importer.read(line);
    const report = await importer.finish();
    await writeState(transaction, await importedState(transaction));
    await refreshSearch(transaction, onProgress);
    return report;
  });
}

async function importedState(kysely: Kysely<Tables>) {
  const { count, oldest } = await kysely
    .selectNoFrom((builder) => [
      builder
        .selectFrom('hotel')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('count'),
      builder
        .selectFrom('offer_calendar')
        .select(({ fn }) => fn.min('first_day').as('oldest'))
        .as('oldest'),
    ])
    .executeTakeFirstOrThrow();
  // Without a calendar nothing is rolled forward, so any past day will do.
  return {
    source: 'imported' as const,
    version: 0,
    hotels: count ?? 0,
    firstDay: oldest ?? '1970-01-01',
  };
}

type ReportProgress = (report: ImportReport) => void;

function recordImporter(kysely: Kysely<Tables>, onProgress: ReportProgress): Importer {
  return new Importer(kysely, {
    replace: false,
    onProgress,
    onProblem: ({ line, reason }) => {
      throw new Error(`Record ${line} of the catalogue cannot be imported: ${reason}`);
    },
  });
}

/**
 * Imports the records of a source inside a transaction that holds the writers' lock. The caller writes the state of
 * the catalogue and calls `refreshSearch`.
 *
 * @throws Error at the first record with a mistake
 */
export async function importRecords(
  transaction: Kysely<Tables>,
  records: Iterable<object>,
  onProgress: ReportProgress,
): Promise<void> {
  const importer = recordImporter(transaction, onProgress);
  for (const record of records) await importer.take(record);
  await importer.finish();
}

/**
 * Like `importRecords`, for offers and calendars that replace existing ones: only the search data needs a refresh.
 */
export async function writeRecords(
  transaction: Kysely<Tables>,
  records: Iterable<object>,
  onProgress: ReportProgress,
): Promise<void> {
  const importer = recordImporter(transaction, onProgress);
  for (const record of records) await importer.take(record);
  await importer.flush();
}
