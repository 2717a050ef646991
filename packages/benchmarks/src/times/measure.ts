import type { Browser, CDPSession, Page } from 'playwright';
import type { Variant } from '../page/subject.ts';
import { buildPage, type Files } from './buildPage.ts';
import type { Bench, Contender, Scenario } from './scenario.ts';

const ORIGIN = 'http://bench.localhost';
export const SLOWDOWN = 4;
/** Metrics of the page's main thread, in seconds; none includes another. */
const COUNTED = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);
/** Milliseconds in which observers and libraries' timers fire, and their effects are painted. */
const STILL_MS = 80;

/** Samples in milliseconds by row, then by contender. */
export type Samples = Map<string, Map<string, number[]>>;

export interface Measured {
  samples: Samples;
  /** Errors of the contenders that could not be measured. */
  failures: Map<string, string>;
}

/** Milliseconds of script, style and layout so far, in processor time, which excludes other programs. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (COUNTED.has(name) ? value * 1000 : 0), 0);
}

/** Waits for the effects of an action: a frame and its timers. */
const untilStill = (page: Page) =>
  page.evaluate(
    (still) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, still))),
    STILL_MS,
  );

async function withPage(
  browser: Browser,
  files: Files,
  run: (page: Page, session: CDPSession) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    reducedMotion: 'reduce',
  });
  try {
    await context.route(`${ORIGIN}/**`, (route) => {
      const file = files.get(new URL(route.request().url()).pathname);
      return file ? route.fulfill(file) : route.fulfill({ status: 404 });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(ORIGIN, { waitUntil: 'load' });
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await run(page, session);
  } finally {
    await context.close();
  }
}

function benchOn(
  page: Page,
  session: CDPSession,
  variant: Variant,
  add: (row: string, sample: number) => void,
): Bench {
  return {
    page,
    mount: () => page.evaluate((shown) => window.bench.mount(shown), variant),
    unmount: () => page.evaluate(() => window.bench.unmount()),
    still: () => untilStill(page),
    async cost(row, action, steps = 1) {
      const before = await workOf(session);
      await action();
      await untilStill(page);
      add(row, ((await workOf(session)) - before) / steps);
    },
  };
}

/** Measures every contender of a scenario in turns, each time in a new page. */
export async function measure<Parts>(
  browser: Browser,
  { contenders, variant, run, rows }: Scenario<Parts>,
  rounds: number,
): Promise<Measured> {
  const samples: Samples = new Map(Object.keys(rows).map((row) => [row, new Map()]));
  const failures = new Map<string, string>();
  const pages = new Map<Contender<Parts>, Files>();
  const attempt = async (contender: Contender<Parts>, work: () => Promise<void>) => {
    if (failures.has(contender.title)) return;
    try {
      await work();
    } catch (error) {
      failures.set(contender.title, error instanceof Error ? error.message : String(error));
    }
  };
  for (const contender of contenders) {
    await attempt(contender, async () => {
      pages.set(contender, await buildPage(contender));
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [contender, files] of pages) {
      await attempt(contender, () =>
        withPage(browser, files, (page, session) => {
          const add = (row: string, sample: number) => {
            const known = samples.get(row);
            if (!known) throw new Error(`The scenario has no row called ${row}.`);
            known.set(contender.title, [...(known.get(contender.title) ?? []), sample]);
          };
          return run(benchOn(page, session, variant, add), contender);
        }),
      );
    }
  }
  return { samples, failures };
}
