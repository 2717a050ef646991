/**
 * Checks the content files and imports them: `npm run content`. `-- --check` only checks; `-- --preview
 * 2026-12-24T18:00 --market fr_FR [--variation b] [--drafts] [--days 7]` prints a signed link to the site as it will
 * be at that moment. Ends with 1 when a file has a mistake.
 */
import { parseArgs } from 'node:util';
import { CONTENT_FOLDER, problemLine, readContent } from '@sabadora/content';
import { DEFAULT_LOCALE, isLocale, MARKETS, readSiteHosts, siteOriginOf } from '@sabadora/domain';
import { withDatabase } from '../catalogue/import/commandLine.ts';
import { importContent } from './importContent.ts';
import { previewSecretFrom } from './previewSecret.ts';
import { signPreview } from './previewToken.ts';

const DAY_MS = 86_400_000;

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    data: { type: 'string' },
    preview: { type: 'string' },
    market: { type: 'string', default: DEFAULT_LOCALE },
    variation: { type: 'string' },
    drafts: { type: 'boolean', default: false },
    days: { type: 'string', default: '7' },
  },
});

/** Ends the command with an error message. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

/** Prints the link to a preview of the site in a market at a moment. */
function printPreview(moment: string): void {
  const { market, variation, drafts, days } = values;
  const secret = previewSecretFrom(process.env);
  if (secret === undefined) return refuse('Set PREVIEW_SECRET to what the gateway has: it signs the link.');
  if (!isLocale(market)) return refuse(`--market must be one of ${Object.keys(MARKETS).join(', ')}.`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(moment) || Number.isNaN(Date.parse(moment)))
    return refuse('--preview must be a day and hour in Paris, as 2026-12-24T18:00.');
  if (!/^[1-9]\d?$/.test(days)) return refuse('--days must be a whole number from 1 to 99.');
  const expires = new Date(Date.now() + Number(days) * DAY_MS);
  const token = signPreview({ moment, variation, withDrafts: drafts }, secret, expires);
  const origin = siteOriginOf(
    readSiteHosts(process.env['SITE_HOSTS'] ?? ''),
    process.env['SITE_PORT'] ?? '4000',
  );
  console.log(`${origin(market)}/?preview=${token}&locale=${market}`);
}

async function checkAndImport(): Promise<void> {
  const content = await readContent();
  const { items, problems } = content;
  if (problems.length > 0) {
    for (const problem of problems) console.error(problemLine(CONTENT_FOLDER, problem));
    return refuse(`\n${problems.length} to mend. Nothing was imported.`);
  }
  const files = new Set(items.map(({ file }) => file)).size;
  console.log(
    `${files} files are in order: ${items.length} items in ${Object.keys(MARKETS).length} markets.`,
  );
  if (values.check) return;
  await withDatabase(values.data, async ({ kysely }) => {
    const result = await importContent(kysely, content);
    console.log(result === 'imported' ? 'Imported.' : 'The database holds the same already.');
  });
}

if (values.preview === undefined) await checkAndImport();
else printPreview(values.preview);
