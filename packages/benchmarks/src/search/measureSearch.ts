import { percentile } from '../percentile.ts';
import { type Cell, formatTable, verdict } from '../table.ts';
import { type Kinds, otherKinds, searchKinds } from './kinds.ts';

/** Milliseconds at the median for a search on the default catalogue. */
const TARGET_MS = 50;
const ROUNDS = 40;
/** Not counted: connections open and the database reads its pages. */
const WARM_UP = 4;

async function ask(gateway: string, path: string): Promise<string> {
  const response = await fetch(gateway + path);
  const body = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`);
  return body;
}

async function findPlace(gateway: string, name: string): Promise<number> {
  const body = await ask(
    gateway,
    `/api/autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(name)}`,
  );
  const answer = JSON.parse(body) as { id: number; category: string; value: string | null }[];
  const found = answer.find(({ category, value }) => category === 'region' || value === 'country');
  if (!found) throw new Error(`The catalogue has no country or region called ${name}.`);
  return found.id;
}

async function timesOf(gateway: string, path: (round: number) => string): Promise<number[]> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask(gateway, path(round < 0 ? ROUNDS - round : round));
    if (round >= 0) times.push(performance.now() - start);
  }
  return times;
}

/**
 * Table of how long a running gateway takes to answer, one question after another over the loopback: from
 * sending the request until the whole answer is read.
 *
 * @param gateway Its address; its day must be `BENCH_TODAY`.
 * @param database What the gateway runs on, for the title.
 */
export async function searchTimes(gateway: string, database: string): Promise<string> {
  const places = {
    france: await findPlace(gateway, 'France'),
    bretagne: await findPlace(gateway, 'Bretagne'),
  };
  const rows: Cell[][] = [];
  const all: number[] = [];
  const measure = async (kinds: Kinds, target?: number) => {
    for (const [kind, path] of Object.entries(kinds)) {
      const times = await timesOf(gateway, path);
      if (target !== undefined) all.push(...times);
      const median = percentile(times, 0.5);
      rows.push([kind, median, percentile(times, 0.95), verdict(median, target)]);
    }
  };
  await measure(searchKinds(places), TARGET_MS);
  rows.push([
    'all searches',
    percentile(all, 0.5),
    percentile(all, 0.95),
    verdict(percentile(all, 0.5), TARGET_MS),
  ]);
  await measure(otherKinds(places));
  const title = `Search on ${database}, ms per call over HTTP, ${ROUNDS} of each`;
  return formatTable(title, ['kind', 'median', 'p95', 'median target'], rows);
}
