import { writeConsent } from '@sabadora/domain';
import type { Browser, Page } from 'playwright';
import { percentile } from '../percentile.ts';
import { type Cell, formatTable, verdict } from '../table.ts';

/** How many times slower a mid-range phone is than this machine. */
const SLOWDOWN = 4;

/** Interactions on a page by name, in order; each leaves the page ready for the next one. */
export type Interactions = Readonly<Record<string, (page: Page) => Promise<void>>>;

/** Changes only a colour: the cost of a frame on this machine, as a baseline for the other interactions. */
export async function colourTitle(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  await title.evaluate((element) =>
    element.addEventListener('click', () => element.style.setProperty('color', 'red'), { once: true }),
  );
  await title.click();
}

interface Seen {
  seen: {
    /** When the interaction began, milliseconds of the page's clock. */
    since: number;
    longest: number;
    shift: number;
  };
}

interface Timed {
  /** Longest press or key of each interaction, in ms to the next paint (Event Timing); hovering does not count. */
  ms: Record<string, number>;
  /** Layout shift of the whole visit without recent input. */
  shift: number;
}

/** Runs in the page; waits two frames, after which earlier events have been painted and reported. */
async function longestOnceShown(): Promise<number> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  return (window as unknown as Seen).seen.longest;
}

interface Visit {
  /** Finds the path of the page; called for each visit, because a visit may take the last room. */
  findPath: () => Promise<string>;
  /** Resolves when the page responds to interactions. */
  ready: (page: Page) => Promise<void>;
  interactions: Interactions;
}

async function visit(
  browser: Browser,
  site: string,
  { findPath, ready, interactions }: Visit,
): Promise<Timed> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    await page.addInitScript(
      (refusal) => {
        localStorage.setItem('sabadora.consent', refusal);
        const seen = { since: 0, longest: 0, shift: 0 };
        Object.assign(window, { seen });
        new PerformanceObserver((list) => {
          // Ignores earlier events: one that paints nothing would last until the frame of the next interaction.
          for (const { interactionId, duration, startTime } of list.getEntries() as PerformanceEventTiming[])
            if (interactionId && startTime >= seen.since) seen.longest = Math.max(seen.longest, duration);
        }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[])
            if (!entry.hadRecentInput) seen.shift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      },
      writeConsent('refused', Date.now()),
    );
    const devtools = await page.context().newCDPSession(page);
    await page.goto(site + (await findPath()));
    await ready(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const ms: Record<string, number> = {};
    for (const [name, act] of Object.entries(interactions)) {
      await page.evaluate(() =>
        Object.assign((window as unknown as Seen).seen, { since: performance.now(), longest: 0 }),
      );
      await act(page);
      await page.waitForTimeout(300);
      ms[name] = await page.evaluate(longestOnceShown);
    }
    const shift = await page.evaluate(() => (window as unknown as Seen).seen.shift);
    return { ms, shift };
  } finally {
    await page.close();
  }
}

/** Median and worst of each interaction over fresh pages, and the layout shift of the visits. */
export async function tableOf(
  browser: Browser,
  site: string,
  { rounds, title, target, ...visited }: Visit & { rounds: number; title: string; target: number },
): Promise<string> {
  const visits: Timed[] = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, site, visited));
  const rows: Cell[][] = Object.keys(visited.interactions).map((name) => {
    const times = visits.map(({ ms }) => ms[name] ?? 0);
    const median = percentile(times, 0.5);
    return [name, median, Math.max(...times), verdict(median, target)];
  });
  const shift = percentile(
    visits.map((one) => one.shift),
    0.5,
  );
  const whole = `${title}, processor slowed ${SLOWDOWN} times: ms from a press to the next paint`;
  return `${formatTable(whole, ['interaction', 'median', 'worst', 'median target'], rows)}\nLayout shift of the visit, median: ${shift.toFixed(4)}\n`;
}
