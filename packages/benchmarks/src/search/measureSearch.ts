import { percentile } from '../percentile.ts';
import { type Cell, formatTable, verdict } from '../table.ts';
import { type Kinds, otherKinds, searchKinds } from './kinds.ts';

/** Targets of the median in milliseconds, for a search on the default catalogue and on a larger one. */
const TARGET_MS = 50;
const LARGE_TARGET_MS = 100;
const ROUNDS = 40;
/** Number of rounds not counted, in which connections open and the database reads its pages. */
const WARM_UP = 4;

async function ask(gateway: string, path: string): Promise<string> {
  const response = await fetch(gateway + path);
  const body = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${body}`);
  return body;
}

async function findPlace(gateway: string, kind: string, name: string): Promise<number> {
  const body = await ask(
    gateway,
    `/api/autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(name)}`,
  );
  const suggestions = JSON.parse(body) as { id: number; category: string; value: string | null }[];
  const [found] = suggestions.filter(({ category, value }) => category === kind || value === kind);
  if (!found) throw new Error(`The catalogue has no ${kind} called ${name}.`);
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
 * Table of the response times of a running gateway, one request after another over the loopback: from sending the
 * request until the whole response is read.
 *
 * @param gateway Address of the gateway, whose day must be `BENCH_TODAY`.
 * @param database Name of the gateway's database, for the title.
 * @param options `hotels` is the number of hotels in the catalogue, when it is not the default one.
 */
export async function searchTimes(
  gateway: string,
  database: string,
  { hotels }: { hotels?: number } = {},
): Promise<string> {
  const target = hotels === undefined ? TARGET_MS : LARGE_TARGET_MS;
  const places = {
    france: await findPlace(gateway, 'country', 'France'),
    bretagne: await findPlace(gateway, 'region', 'Bretagne'),
    rennes: await findPlace(gateway, 'city', 'Rennes'),
  };
  const rows: Cell[][] = [];
  const all: number[] = [];
  const measure = async (kinds: Kinds, targetMs?: number) => {
    for (const [kind, path] of Object.entries(kinds)) {
      const times = await timesOf(gateway, path);
      if (targetMs !== undefined) all.push(...times);
      const median = percentile(times, 0.5);
      rows.push([kind, median, percentile(times, 0.95), verdict(median, targetMs)]);
    }
  };
  await measure(searchKinds(places), target);
  rows.push([
    'all searches',
    percentile(all, 0.5),
    percentile(all, 0.95),
    verdict(percentile(all, 0.5), target),
  ]);
  await measure(otherKinds(places));
  const size = hotels === undefined ? '' : ` with ${hotels} hotels`;
  const title = `Search on ${database}${size}, ms per call over HTTP, ${ROUNDS} of each`;
  return formatTable(title, ['kind', 'median', 'p95', 'median target'], rows);
}
