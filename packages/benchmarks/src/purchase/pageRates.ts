import { Agent, get } from 'node:http';
import { percentile } from '../percentile.ts';
import { productPages } from '../pages.ts';
import { formatTable, times } from '../table.ts';

/** Target of the requests per second of a product's page, as a share of the home page's. */
const SHARE_TARGET = 0.6;
/** Number of parallel visitors. */
const VISITORS = 8;
const WINDOW_MS = 2000;
/** Rounds in which pages take turns, so that other load of the machine affects all of them. */
const ROUNDS = 5;

/** Requests per second for which a site sends a whole document. */
async function rateOf(site: string, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: VISITORS });
  const read = () =>
    new Promise<void>((resolve, reject) => {
      get(new URL(path, site), { agent, headers: { accept: 'text/html' } }, (response) => {
        if (response.statusCode !== 200) reject(new Error(`${path} responded with ${response.statusCode}.`));
        response.resume();
        response.on('end', resolve);
      }).on('error', reject);
    });
  const start = performance.now();
  let count = 0;
  const visitor = async () => {
    while (performance.now() - start < WINDOW_MS) {
      await read();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  agent.destroy();
  return (1000 * count) / (performance.now() - start);
}

/**
 * Table of the requests a second that a site serves with the page of each kind of product, and their share of the home
 * page's in the same run.
 *
 * @param site Address of a site that runs in production mode.
 */
export async function pageRates(site: string): Promise<string> {
  const pages = [{ name: 'home', path: '/' }, ...(await productPages(site))];
  const rates: Record<string, number[]> = {};
  for (const { path } of pages) await rateOf(site, path);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, path } of pages) (rates[name] ??= []).push(await rateOf(site, path));
  const home = rates['home'] ?? [];
  const rows = pages.map(({ name }) => {
    const own = rates[name] ?? [];
    // Compared within a round, because other load of the machine slowed both.
    const share = percentile(
      own.map((rate, round) => rate / (home[round] ?? rate)),
      0.5,
    );
    const word = share < SHARE_TARGET ? 'UNDER' : 'within';
    return [name, percentile(own, 0.5), times(share, 1), name === 'home' ? '' : `${word} ${SHARE_TARGET}`];
  });
  return formatTable(
    `Pages rendered by the server for ${VISITORS} visitors at once`,
    ['page', 'requests a second', 'of home', 'share target'],
    rows,
  );
}
