import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { layoutShiftLines } from './layoutShifts.ts';
import { checkoutPage, productPages } from './pages.ts';
import { percentile } from './percentile.ts';
import { inProcessorTime, type TraceEvent } from './processorTime.ts';
import { formatTable, type Cell } from './table.ts';

/** Lowest allowed value of each score, 0 to 100 (issue of the site around the pages, "Figures"). */
const TARGETS = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 97 } as const;
type Category = keyof typeof TARGETS;
const CATEGORIES = Object.keys(TARGETS) as Category[];

/** Metrics of the performance score, by audit, with unit and number of digits. */
const METRICS = [
  { audit: 'largest-contentful-paint', title: 'LCP s', divisor: 1000, digits: 1 },
  { audit: 'total-blocking-time', title: 'TBT ms', divisor: 1, digits: 0 },
  { audit: 'cumulative-layout-shift', title: 'CLS', divisor: 1, digits: 3 },
] as const;

/** Middle of the processor indexes for which Lighthouse's slowdown of four is meant (its docs/throttling.md). */
const USUAL_INDEX = 1750;

/** How many times a processor of this index is slowed down to match Lighthouse's mid-range phone. */
const fittingSlowdown = (index: number): number => Math.max(1, (4 * index) / USUAL_INDEX);

interface PageToAudit {
  name: string;
  path: string;
  /** Audits that the page fails on purpose. */
  skipAudits?: readonly string[];
}

/** Options for pages that search engines must not index. */
const UNLISTED = { skipAudits: ['is-crawlable'] };

/** One page of each kind. */
async function pagesToAudit(site: string): Promise<readonly PageToAudit[]> {
  return [
    { name: 'home', path: '/' },
    { name: 'landing', path: '/landing/city-breaks' },
    { name: 'ideas', path: '/ideas' },
    { name: 'help', path: '/help' },
    { name: 'contact', path: '/contact' },
    { name: 'legal', path: '/content/terms-of-use' },
    { name: 'search', path: '/search' },
    ...(await productPages(site)).map((page) => (page.name === 'gift' ? { ...page, ...UNLISTED } : page)),
    { ...(await checkoutPage(site)), ...UNLISTED },
    { name: 'lookup', path: '/booking/lookup', ...UNLISTED },
    { name: 'beneficiary', path: '/beneficiary/login', ...UNLISTED },
    {
      name: '404',
      path: '/no-such-page',
      skipAudits: ['is-crawlable', 'http-status-code', 'errors-in-console'],
    },
  ];
}

/**
 * Table of Lighthouse's scores for one page of each kind, on a phone with a slow network and processor, with the
 * metrics of the performance score. Below it: the speed of the machine, the layout shifts of all rounds, and the
 * failed audits of the other categories. Times depend on the load of the machine, so performance is the median of
 * `rounds`, shown together with its value if no thread had waited for a processor within a task.
 *
 * @param site Address of a site that runs in production mode.
 * @param debuggingPort Port of a browser that was started with `--remote-debugging-port`.
 * @param options.page Name of the only page to audit. @default all pages
 * @param options.slowdown How many times slower than this machine the phone is. @default what fits the index of the
 *   processor, which Lighthouse measures at each visit
 */
export async function lighthouseScores(
  site: string,
  debuggingPort: number,
  {
    rounds,
    slowdown,
    page: name,
  }: { rounds: number; slowdown?: number | undefined; page?: string | undefined },
): Promise<string> {
  const rows: Cell[][] = [];
  const notes: string[] = [];
  const all = await pagesToAudit(site);
  const pages = all.filter((page) => name === undefined || page.name === name);
  const [first] = pages;
  if (!first)
    throw new Error(`There is no page ${name}. Choose from ${all.map((page) => page.name).join(', ')}.`);
  // The first visit only measures the index of the processor.
  const { index: firstIndex } = await audit(site, first, debuggingPort, slowdown ?? 4);
  const indexes = [firstIndex];
  for (const page of pages) {
    const visits: Audited[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // The median, because on a shared machine the index varies from visit to visit.
      const fitting = fittingSlowdown(percentile(indexes, 0.5));
      const visit = await audit(site, page, debuggingPort, slowdown ?? fitting);
      visits.push(visit);
      notes.push(...visit.shifts.map((shift) => `${page.name}: ${shift}`));
      indexes.push(visit.index);
    }
    visits.sort((one, other) => one.scores.performance - other.scores.performance);
    const median = visits[Math.floor(visits.length / 2)];
    if (!median) throw new Error('Lighthouse was asked for no rounds.');
    const { scores, withoutWaits, metrics, failed, slowdown: slowed } = median;
    const under = CATEGORIES.filter((category) => scores[category] < TARGETS[category]);
    rows.push([
      page.name,
      ...CATEGORIES.map((category) => String(scores[category])),
      ...metrics,
      ...withoutWaits,
      slowed.toFixed(1),
      under.join(', '),
    ]);
    notes.push(...failed.map((failure) => `${page.name}: ${failure}`));
  }
  const title = `Lighthouse, mobile, targets ${CATEGORIES.map((category) => `${category} ${TARGETS[category]}`).join(', ')}`;
  const columns = [
    'page',
    ...CATEGORIES,
    ...METRICS.map((metric) => metric.title),
    'performance without waits',
    'TBT ms without waits',
    'slowed',
    'under',
  ];
  const index = percentile(indexes, 0.5);
  const machine = `Index of the processor, median: ${Math.round(index)}. Lighthouse slows one of 1,500 to 2,000 four times to be a phone of the middle class; of this index ${fittingSlowdown(index).toFixed(1)} times is that phone.`;
  return [formatTable(title, columns, rows), machine, ...notes, ''].join('\n');
}

interface Audited {
  /** Scores from 0 to 100. */
  scores: Record<Category, number>;
  /** Performance and total blocking time if each task took only its processor time. */
  withoutWaits: [string, string];
  /** Cells for the columns of `METRICS`. */
  metrics: string[];
  /** Lighthouse's `benchmarkIndex` of the machine. */
  index: number;
  /** How many times the processor was slowed down. */
  slowdown: number;
  /** Failed audits of the categories other than performance, with their elements. */
  failed: string[];
  /** A line for each layout shift that counts. */
  shifts: string[];
}

/** Attempts for each load, because Lighthouse sometimes misses the beginning of its trace (NO_NAVSTART). */
const ATTEMPTS = 3;

interface Loaded {
  byClock: Result;
  /** Result of the same load, computed as if no thread had waited for a processor within a task. */
  withoutWaits: Result;
  /** A line for each layout shift that counts. */
  shifts: string[];
}

/** Loads a page in Lighthouse. @throws Error with Lighthouse's last message when all attempts fail */
async function load(url: string, flags: Flags): Promise<Loaded> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    let failure = '';
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const result = await lighthouse(url, { ...flags, gatherMode: folder, auditMode: folder });
      if (result && !result.lhr.runtimeError) {
        const file = join(folder, 'trace.json');
        const trace = JSON.parse(readFileSync(file, 'utf8')) as { traceEvents: TraceEvent[] };
        writeFileSync(file, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }));
        const withoutWaits = await auditSaved(folder, flags);
        return { byClock: result.lhr, withoutWaits, shifts: layoutShiftLines(trace.traceEvents) };
      }
      failure = result?.lhr.runtimeError?.message ?? 'no result';
    }
    throw new Error(`${url}: ${failure}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Audits a load that Lighthouse saved in a folder. */
async function auditSaved(folder: string, flags: Flags): Promise<Result> {
  const result = await lighthouse(undefined, { ...flags, auditMode: folder });
  if (!result) throw new Error('Lighthouse did not audit the trace in processor time.');
  return result.lhr;
}

/** A category's score, 0 to 100. */
const scoreOf = ({ categories }: Result, category: Category): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

async function audit(
  site: string,
  { path, skipAudits }: PageToAudit,
  port: number,
  slowdown: number,
): Promise<Audited> {
  const flags: Flags = {
    port,
    logLevel: 'error',
    ignoreStatusCode: true,
    onlyCategories: [...CATEGORIES],
    throttling: { cpuSlowdownMultiplier: slowdown },
    ...(skipAudits && { skipAudits: [...skipAudits] }),
  };
  const { byClock, withoutWaits, shifts } = await load(new URL(path, site).href, flags);
  const { categories, audits, environment } = byClock;
  const scores = { accessibility: 0, 'best-practices': 0, seo: 0, performance: 0 };
  const failed: string[] = [];
  for (const category of CATEGORIES) {
    scores[category] = scoreOf(byClock, category);
    if (category === 'performance') continue;
    for (const { id, weight } of categories[category]?.auditRefs ?? []) {
      const { score: own, title, details } = audits[id] ?? {};
      if (weight === 0 || own === null || own === undefined || own === 1) continue;
      const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 600) : '';
      failed.push(`${category}, ${id}: ${title ?? ''} ${items}`);
    }
  }
  const metrics = METRICS.map(({ audit: id, divisor, digits }) =>
    ((audits[id]?.numericValue ?? 0) / divisor).toFixed(digits),
  );
  return {
    scores,
    withoutWaits: [
      String(scoreOf(withoutWaits, 'performance')),
      (withoutWaits.audits['total-blocking-time']?.numericValue ?? 0).toFixed(0),
    ],
    metrics,
    index: environment.benchmarkIndex,
    slowdown,
    failed,
    shifts,
  };
}
