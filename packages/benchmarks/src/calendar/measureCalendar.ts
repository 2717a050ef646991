import { fileURLToPath } from 'node:url';
import type { Browser, CDPSession, Page } from 'playwright';
import { buildEntry } from '../build.ts';
import { percentile } from '../percentile.ts';
import { type Cell, formatTable } from '../table.ts';
import type { NodeCounts } from './CalendarUnderTest.ts';

const ORIGIN = 'http://calendar.localhost';
const SLOWDOWN = 4;
/** Fresh pages per calendar and layout; odd, so that the median is one of them. */
const PAGES = 11;
/** Mounts, page turns and keys in each page after the first mount. */
const REPEATS = 5;

const CALENDARS = ['ours', 'plain'] as const;
const ENTRIES = { ours: import.meta.resolve('./ours.tsx'), plain: import.meta.resolve('./plain.tsx') };
type Calendar = (typeof CALENDARS)[number];

/** Rows of the table, each with all its samples by calendar. */
type Samples = Map<string, Record<Calendar, number[]>>;

/** The files of a page with one calendar, by path. */
async function buildPage(calendar: Calendar): Promise<Map<string, { body: string; contentType: string }>> {
  const output = await buildEntry(`import ${JSON.stringify(fileURLToPath(ENTRIES[calendar]))};`);
  const files = new Map<string, { body: string; contentType: string }>();
  const tags: string[] = [];
  for (const file of output) {
    if (file.type === 'chunk') {
      files.set(`/${file.fileName}`, { body: file.code, contentType: 'text/javascript' });
      if (file.isEntry) tags.push(`<script type="module" src="/${file.fileName}"></script>`);
    } else if (file.fileName.endsWith('.css')) {
      files.set(`/${file.fileName}`, { body: file.source.toString(), contentType: 'text/css' });
      tags.push(`<link rel="stylesheet" href="/${file.fileName}">`);
    }
  }
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${calendar}</title>${tags.join('')}<body>`;
  return files.set('/', { body, contentType: 'text/html' });
}

/** Milliseconds that the page's main thread has been busy. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Until observers have spoken and what they led to is drawn. */
const settle = (page: Page) => page.waitForTimeout(300);

/**
 * Table of how our calendar compares with plain React making the same elements, in headless Chromium with a
 * slowed-down processor. Pages of both take turns, each in a context of its own. An action is timed in the
 * page around `flushSync` and the layout that follows; "until still" is all that the main thread did, paint
 * included, until observers have nothing left to ask for.
 */
export async function calendarTimes(browser: Browser): Promise<string> {
  const files = { ours: await buildPage('ours'), plain: await buildPage('plain') };
  const samples: Samples = new Map();
  const counts = new Map<string, NodeCounts>();
  const add = (calendar: Calendar, row: string, ...times: number[]) => {
    const known = samples.get(row) ?? { ours: [], plain: [] };
    known[calendar].push(...times);
    samples.set(row, known);
  };

  async function withPage(calendar: Calendar, run: (page: Page, session: CDPSession) => Promise<void>) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    try {
      await context.route(`${ORIGIN}/**`, (route) => {
        const file = files[calendar].get(new URL(route.request().url()).pathname);
        return file ? route.fulfill(file) : route.fulfill({ status: 404 });
      });
      const page = await context.newPage();
      await page.goto(ORIGIN, { waitUntil: 'load' });
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await run(page, session);
    } finally {
      await context.close();
    }
  }

  const measureMonths = (calendar: Calendar) =>
    withPage(calendar, async (page) => {
      add(
        calendar,
        'two months: cold mount',
        await page.evaluate(() => window.calendarBench.mount('months')),
      );
      counts.set(`${calendar}, two months`, await page.evaluate(() => window.calendarBench.count()));
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        await page.evaluate(() => window.calendarBench.unmount());
        add(
          calendar,
          'two months: warm mount',
          await page.evaluate(() => window.calendarBench.mount('months')),
        );
      }
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        add(
          calendar,
          'two months: one arrow key',
          await page.evaluate(() => window.calendarBench.arrowKey()),
        );
      }
      for (let repeat = 0; repeat < REPEATS; repeat += 1) {
        add(calendar, 'two months: next month', await page.evaluate(() => window.calendarBench.nextMonth()));
      }
    });

  const measureScroll = (calendar: Calendar) =>
    withPage(calendar, async (page, session) => {
      const before = await workOf(session);
      add(
        calendar,
        'a year in a list: cold mount',
        await page.evaluate(() => window.calendarBench.mount('scroll')),
      );
      counts.set(`${calendar}, a year at first`, await page.evaluate(() => window.calendarBench.count()));
      await settle(page);
      const mounted = await workOf(session);
      add(calendar, 'a year in a list: cold mount until still', mounted - before);
      add(
        calendar,
        'a year in a list: one arrow key',
        await page.evaluate(() => window.calendarBench.arrowKey()),
      );
      const here = await workOf(session);
      // The list grows as its end comes near, a few months at a time.
      for (let step = 0; step < 6; step += 1) {
        await page.evaluate(() => window.calendarBench.scrollToEnd());
        await settle(page);
      }
      add(calendar, 'a year in a list: scroll to its end, until still', (await workOf(session)) - here);
      counts.set(`${calendar}, a year at its end`, await page.evaluate(() => window.calendarBench.count()));
    });

  for (const measure of [measureMonths, measureScroll]) {
    for (let round = 0; round < PAGES; round += 1) {
      for (const calendar of CALENDARS) await measure(calendar);
    }
  }
  return [timeTable(samples), countTable(counts)].join('\n');
}

function timeTable(samples: Samples): string {
  const rows: Cell[][] = [...samples].map(([name, { ours, plain }]) => {
    const [own, other] = [percentile(ours, 0.5), percentile(plain, 0.5)];
    return [name, own, other, `${(own / other).toFixed(2)} ×`, String(ours.length)];
  });
  const title = `Calendar, median ms at ${SLOWDOWN}× CPU slowdown, each page fresh`;
  return formatTable(title, ['action', 'ours', 'plain React', 'ours / plain', 'samples'], rows);
}

function countTable(counts: ReadonlyMap<string, NodeCounts>): string {
  const rows = [...counts].map(([name, { elements, texts, letters }]) => [
    name,
    ...[elements, texts, letters].map(String),
  ]);
  const table = formatTable(
    'What they put into the page',
    ['calendar', 'elements', 'texts', 'letters'],
    rows,
  );
  const [own, other] = CALENDARS.map((calendar) => JSON.stringify(counts.get(`${calendar}, two months`)));
  return own === other
    ? table
    : `${table}\nThe two no longer make the same DOM: bring PlainMonth.tsx up to date before comparing.\n`;
}
