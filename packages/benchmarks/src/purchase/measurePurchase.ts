import { addDays, mondayOf } from '@sabadora/domain';
import { percentile } from '../percentile.ts';
import { BENCH_TODAY } from '../search/kinds.ts';
import { type Cell, formatTable, times, verdict } from '../table.ts';
import { buy, findStays, hold, quote, send, type PurchaseTimes, type StayToBuy } from './buyer.ts';

/** Milliseconds at the median. */
const QUOTE_TARGET_MS = 15;
const ORDER_TARGET_MS = 40;
/** What searches may take beside bookings, as a multiple of what they take alone. */
const SLOWER_TARGET = 1.2;
const BOOKINGS_PER_SECOND = 50;
/** Not counted: connections open and the database reads its pages. */
const WARM_UP = 5;
const ROUNDS = 60;
/** Seconds of searches alone, then beside bookings; both in turn, so that both meet what else the machine does. */
const WINDOW_S = 4;
const WINDOWS = 4;

const saturday = (week: number) => addDays(mondayOf(BENCH_TODAY), 12 + 7 * week);

/** As many different stays as there are rounds, on several days. */
async function findEnough(gateway: string, count: number): Promise<StayToBuy[]> {
  const stays: StayToBuy[] = [];
  for (let week = 0; stays.length < count && week < 40; week += 1)
    stays.push(...(await findStays(gateway, saturday(week % 20), 1 + Math.floor(week / 20))));
  if (stays.length < count) throw new Error(`Only ${stays.length} of ${count} stays could be found to book.`);
  return stays;
}

async function timesOfCalls(gateway: string, stays: readonly StayToBuy[]): Promise<Record<string, number[]>> {
  const quotes: number[] = [];
  const bought: PurchaseTimes[] = [];
  for (const stay of stays) {
    quotes.push(await quote(gateway, stay));
    const ms = await buy(gateway, stay);
    if (ms) bought.push(ms);
  }
  const counted = bought.slice(WARM_UP);
  return {
    quote: quotes.slice(WARM_UP),
    'take the room': counted.map((ms) => ms['take the room']),
    order: counted.map(({ order }) => order),
    'complete it': counted.map((ms) => ms['complete it']),
  };
}

/** Searches one after another for some seconds, from a number up, each with dates and a highest price of its own. */
async function searchFor(gateway: string, from: number): Promise<number[]> {
  const until = performance.now() + WINDOW_S * 1000;
  const ms: number[] = [];
  for (let at = from; performance.now() < until; at += 1) {
    const search = new URLSearchParams({
      locale: 'fr_FR',
      'familyComposition.adults': String(1 + (at % 2)),
      'filters.offer.date.checkin': saturday(at % 40),
      'filters.offer.date.nights': String(1 + (at % 3)),
      'filters.price.max': String(30_000 + at),
    });
    const path = `/api/offers.json?${search}`;
    const sent = await send(gateway, path, '127.0.0.1');
    if (sent.status !== 200) throw new Error(`${path} responded with ${sent.status}.`);
    ms.push(sent.ms);
  }
  return ms;
}

/** Books at a steady pace until it is stopped, however long each booking takes; gives how many rooms were taken. */
function bookSteadily(gateway: string, stays: readonly StayToBuy[]): () => Promise<number> {
  const underWay = new Set<Promise<void>>();
  let next = 0;
  let taken = 0;
  const begin = () => {
    const stay = stays[next % stays.length];
    next += 1;
    if (!stay) return;
    const booking = hold(gateway, stay)
      .then((held) => {
        if (held) taken += 1;
      })
      .finally(() => underWay.delete(booking));
    underWay.add(booking);
  };
  const timer = setInterval(begin, 1000 / BOOKINGS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    const takenInTime = taken;
    await Promise.all(underWay);
    return takenInTime;
  };
}

/**
 * Tables of what a purchase takes on a running gateway, call after call over the loopback, and of what searches take
 * while rooms are taken at a steady pace, as a multiple of what they take alone.
 *
 * @param gateway Its address; its day must be `BENCH_TODAY`, and its payments the sandbox's.
 * @param database What the gateway runs on, for the title.
 */
export async function purchaseTimes(gateway: string, database: string): Promise<string> {
  const stays = await findEnough(gateway, ROUNDS + WARM_UP);
  const calls = await timesOfCalls(gateway, stays.slice(0, ROUNDS + WARM_UP));
  const targets: Record<string, number> = { quote: QUOTE_TARGET_MS, order: ORDER_TARGET_MS };
  const rows: Cell[][] = Object.entries(calls).map(([name, ms]) => {
    const median = percentile(ms, 0.5);
    return [name, median, percentile(ms, 0.95), verdict(median, targets[name])];
  });

  const alone: number[] = [];
  const beside: number[] = [];
  let taken = 0;
  let searched = (await searchFor(gateway, 0)).length;
  const search = async (into: number[]) => {
    const ms = await searchFor(gateway, searched);
    searched += ms.length;
    into.push(...ms);
  };
  for (let round = 1; round <= WINDOWS; round += 1) {
    await search(alone);
    const stop = bookSteadily(gateway, stays.slice(round));
    await search(beside);
    taken += await stop();
  }
  const [aloneMs, besideMs] = [percentile(alone, 0.5), percentile(beside, 0.5)];
  const searches: Cell[][] = [
    ['alone', aloneMs, percentile(alone, 0.95), ''],
    [`beside ${BOOKINGS_PER_SECOND} bookings a second`, besideMs, percentile(beside, 0.95), ''],
  ];
  const slower = besideMs / aloneMs;
  return [
    formatTable(
      `A purchase on ${database}, ms per call over HTTP, ${ROUNDS} of each`,
      ['call', 'median', 'p95', 'median target'],
      rows,
    ),
    formatTable(`Searches with dates on ${database}, ms`, ['searches', 'median', 'p95', ''], searches),
    `Beside bookings ${times(besideMs, aloneMs)} (${slower > SLOWER_TARGET ? 'OVER' : 'within'} ${SLOWER_TARGET} ×); ${(taken / (WINDOWS * WINDOW_S)).toFixed(0)} rooms taken a second.\n`,
  ].join('\n');
}
