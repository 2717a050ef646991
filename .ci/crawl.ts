import { parseArgs } from 'node:util';
import { isHostShared, LOCALES, MARKETS } from '../packages/domain/src/market/market.ts';
import { crawl } from './crawl/crawlSite.ts';
import { fetchPage } from './crawl/fetchPage.ts';
import { stopWithParent } from './services.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4000' },
    /** Most addresses to visit in each market. */
    count: { type: 'string', default: '2000' },
    /** E.g. "nl_BE". @default all markets */
    market: { type: 'string' },
    /** Number of parallel requests. */
    width: { type: 'string', default: '4' },
    /** Most minutes for each market; then the faults found so far are reported. */
    minutes: { type: 'string', default: '10' },
  },
});

/** Milliseconds between two lines about the progress. */
const PROGRESS_MS = 10_000;

stopWithParent();
const port = Number(values.port);
let faults = 0;
const locales = LOCALES.filter((locale) => locale === (values.market ?? locale));
if (locales.length === 0) {
  console.error(`--market is one of ${LOCALES.join(', ')}, not "${values.market}".`);
  process.exit(1);
}
for (const locale of locales) {
  const started = Date.now();
  const end = started + Number(values.minutes) * 60_000;
  let said = started;
  const result = await crawl({
    origin: `http://${MARKETS[locale].host}:${port}`,
    ...(isHostShared(locale) && { locale }),
    sitemapLocale: locale,
    count: Number(values.count),
    width: Number(values.width),
    get: fetchPage,
    isOver: () => Date.now() > end,
    onProgress: ({ visited, waiting, faults: found }) => {
      if (Date.now() - said < PROGRESS_MS) return;
      said = Date.now();
      console.log(`${locale}: ${visited} of ${values.count}, ${waiting} waiting, ${found} faults`);
    },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const left = result.waiting === 0 ? '' : `, ${result.waiting} found and not visited`;
  console.log(
    `${locale}: ${result.visited} addresses in ${seconds} s${left}, ${result.faults.length} faults${result.knowsOrphans ? '' : ', pages without links not looked for'}`,
  );
  for (const fault of result.faults) console.log(`  ${fault}`);
  faults += result.faults.length;
}
process.exit(faults === 0 ? 0 : 1);
