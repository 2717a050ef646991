import { rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import {
  BENCH_TODAY,
  componentSizes,
  hookSizes,
  installPeers,
  interactionTimes,
  lighthouseScores,
  pageRates,
  pageWeights,
  peerSizes,
  productInteractionTimes,
  purchaseTimes,
  searchTimes,
  timeTables,
} from '../packages/benchmarks/src/index.ts';
import { chromiumFlags, findChromium, haveBrowser } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { untilResponds, freePort, root, start, stopAll, stopWithParent, whenStopped } from './services.ts';
import { buildSite, startGateway, startSite } from './storefront.ts';

// Prints the tables named on the command line, or all tables: npm run bench -- sizes calendar
// Times are medians over fresh pages, five by default: npm run bench -- slider --rounds 11
// Searches and purchases are timed on the default catalogue, or on a larger one: npm run bench -- search --hotels 100000
// Lighthouse slows the processor down to a phone's, or by a given factor: npm run bench -- lighthouse --slowdown 2.3
// It audits one page of each kind, or one page alone: npm run bench -- lighthouse --page contact
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    hotels: { type: 'string' },
    slowdown: { type: 'string' },
    page: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const slowdown = values.slowdown === undefined ? undefined : Number(values.slowdown);
const hotels = values.hotels === undefined ? undefined : Number(values.hotels);
/** A catalogue of 100,000 hotels takes some minutes to make. */
const SEED_PATIENCE_MS = 30 * 60_000;
const data = join(root, '.cache/bench-data');
const quiet = ['ignore', 'ignore', 'inherit'] as const;
const gatewayArgs = ['--data', data, '--today', BENCH_TODAY];

async function anyPort(): Promise<number> {
  const port = await freePort(0);
  if (port === undefined) throw new Error('No port of this machine is free.');
  return port;
}

async function sizes(): Promise<void> {
  console.log(await componentSizes());
  console.log(await hookSizes());
}

/** Builds the site and serves it, in production mode. */
async function builtSite(): Promise<string> {
  await buildSite();
  const env = { DATABASE_URL: '' };
  const stdio = [...quiet];
  const gateway = await startGateway({ port: await anyPort(), args: gatewayArgs, env, stdio });
  const { address } = await startSite({ port: await anyPort(), gateway: gateway.address, env, stdio });
  return address;
}

async function pages(): Promise<void> {
  console.log(await pageWeights(await builtSite()));
}

async function interactions(): Promise<void> {
  const site = await builtSite();
  await inBrowser(async (browser) => console.log(await interactionTimes(browser, site, rounds)));
}

/** Runs `work` with a browser, and closes it. */
async function inBrowser(
  work: (browser: Browser) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  await haveBrowser();
  const { chromium } = await import('playwright');
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: [...chromiumFlags, ...flags],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * While a debugger is attached, V8 looks up the line of every new `Error`, and reads the file again for it. React
 * makes three errors at its start and never uses their lines: up to 30 ms of a page's start, which Lighthouse
 * multiplies and no visitor's browser spends. With this flag V8 keeps the lines when it first reads a file.
 */
const KEEP_LINES = '--js-flags=--no-enable-lazy-source-positions';

/** Runs Lighthouse, which controls a browser through its debugging port. */
async function lighthouse(): Promise<void> {
  const site = await builtSite();
  const port = await anyPort();
  await inBrowser(
    async () => console.log(await lighthouseScores(site, port, { rounds, slowdown, page: values.page })),
    [`--remote-debugging-port=${port}`, KEEP_LINES],
  );
}

async function peers(): Promise<void> {
  installPeers();
  console.log(await peerSizes());
}

/** Whether the peers are installed or could be; without them, tables compare only with our own minimal versions. */
function havePeers(): boolean {
  try {
    installPeers();
    return true;
  } catch (error) {
    console.log(`Measured without the peers. ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function timesOf(name: keyof typeof timeTables): Promise<void> {
  await inBrowser(async (browser) => {
    console.log(await timeTables[name](browser, { rounds, hasPeers: havePeers() }));
  });
}

async function search(): Promise<void> {
  console.log(await searchOn('PGlite', ''));
  await stopAll();
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('Search was measured on PGlite alone: no PostgreSQL server could be had.');
    return;
  }
  whenStopped(postgres.stop);
  console.log(await searchOn('PostgreSQL', postgres.url));
}

/** Tables of quotes and orders, searches during bookings, product pages and their interactions. */
async function purchase(): Promise<void> {
  console.log(await purchaseTimes(await gatewayOn(''), 'PGlite'));
  await stopAll();
  const postgres = await startPostgres();
  if (postgres) {
    whenStopped(postgres.stop);
    console.log(await purchaseTimes(await gatewayOn(postgres.url), 'PostgreSQL'));
    await stopAll();
  }
  const site = await builtSite();
  console.log(await pageRates(site));
  await inBrowser(async (browser) => console.log(await productInteractionTimes(browser, site, rounds)));
}

/** Measures searches on a separate gateway. */
async function searchOn(name: string, databaseUrl: string): Promise<string> {
  return searchTimes(await gatewayOn(databaseUrl), name, hotels === undefined ? {} : { hotels });
}

/** Starts a gateway with its own database; returns its address. */
async function gatewayOn(databaseUrl: string): Promise<string> {
  const port = await anyPort();
  const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: databaseUrl };
  const program = join(root, 'packages/gateway/src/main.ts');
  const size = hotels === undefined ? [] : ['--hotels', String(hotels), '--data', `${data}-${hotels}`];
  const gateway = start('node', [program, '--port', String(port), ...gatewayArgs, ...size], {
    env,
    stdio: [...quiet],
  });
  const address = `http://127.0.0.1:${port}`;
  await untilResponds(
    `${address}/gateway/health`,
    gateway,
    hotels === undefined ? undefined : SEED_PATIENCE_MS,
  );
  return address;
}

const benches = {
  peers,
  calendar: () => timesOf('calendar'),
  year: () => timesOf('year'),
  slider: () => timesOf('slider'),
  options: () => timesOf('options'),
  filter: () => timesOf('filter'),
  sizes,
  pages,
  interactions,
  lighthouse,
  search,
  purchase,
};
const unknown = positionals.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark called ${unknown.join(', ')}. Choose from ${Object.keys(benches).join(', ')}.`,
  );
  process.exit(1);
}
if (hotels !== undefined && (!Number.isInteger(hotels) || hotels < 1)) {
  console.error(`--hotels is a whole number from 1, not "${values.hotels}".`);
  process.exit(1);
}
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--rounds is a whole number from 1, not "${values.rounds}".`);
  process.exit(1);
}

if (slowdown !== undefined && !(slowdown >= 1 && slowdown <= 20)) {
  console.error(`--slowdown is a number from 1 to 20, not "${values.slowdown}".`);
  process.exit(1);
}

stopWithParent();
const [load = 0] = loadavg();
console.log(
  `${availableParallelism()} processors, load ${load.toFixed(1)}: times mean little where others work too, ratios of one run more.\n`,
);
rmSync(data, { recursive: true, force: true });
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  try {
    await bench();
  } catch (error) {
    console.error(`${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
  await stopAll();
}
