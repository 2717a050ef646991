import { addDays, mondayOf } from '@sabadora/domain';
import { percentile } from '../percentile.ts';
import { BENCH_TODAY } from '../search/kinds.ts';
import { type Cell, formatTable, times, verdict } from '../table.ts';
import { buy, findStays, hold, quote, send, type PurchaseTimes, type StayToBuy } from './buyer.ts';

/** Target of the median, in milliseconds. */
const QUOTE_TARGET_MS = 15;
const ORDER_TARGET_MS = 40;
/** Most time of a search during bookings, as a multiple of its time alone. */
const SLOWER_TARGET = 1.2;
const BOOKINGS_PER_SECOND = 50;
/** Number of purchases not counted, in which connections open and the database reads its pages. */
const WARM_UP = 5;
const ROUNDS = 60;
/** Seconds of searches alone, then during bookings; in turns, so that other load affects all of them. */
const WINDOW_S = 3;
const WINDOWS = 5;
/** Stays for the rooms and orders that are booked during searches. */
const BOOKINGS_BESIDE = 2 * BOOKINGS_PER_SECOND * WINDOW_S * WINDOWS;

const saturday = (week: number) => addDays(mondayOf(BENCH_TODAY), 12 + 7 * week);

/** Weeks whose Saturdays are searched for stays, and pages of each. */
const WEEKS = 40;
const PAGES = 20;

/** Finds `count` different stays on several days: a booking without a room left would take less time. */
async function findEnough(gateway: string, count: number): Promise<StayToBuy[]> {
  const stays: StayToBuy[] = [];
  for (let search = 0; stays.length < count && search < WEEKS * PAGES; search += 1)
    stays.push(...(await findStays(gateway, saturday(search % WEEKS), 1 + Math.floor(search / WEEKS))));
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

/** Sends searches one after another for some seconds; the numbers from `from` vary dates and highest price. */
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

/** Bookings during searches; each returns undefined when no room is left. */
const BESIDE = {
  rooms: hold,
  orders: buy,
} as const satisfies Record<string, (gateway: string, stay: StayToBuy) => Promise<object | undefined>>;

/**
 * Books at a steady pace until it is stopped, however long each booking takes; returns how many were completed.
 *
 * @param stays Stays left to book; each booking removes one.
 */
function bookSteadily(
  gateway: string,
  stays: StayToBuy[],
  book: (gateway: string, stay: StayToBuy) => Promise<object | undefined>,
): () => Promise<number> {
  const underWay = new Set<Promise<void>>();
  let booked = 0;
  const begin = () => {
    const stay = stays.pop();
    if (!stay) return;
    const booking = book(gateway, stay)
      .then((done) => {
        if (done) booked += 1;
      })
      .finally(() => underWay.delete(booking));
    underWay.add(booking);
  };
  const timer = setInterval(begin, 1000 / BOOKINGS_PER_SECOND);
  return async () => {
    clearInterval(timer);
    const bookedInTime = booked;
    await Promise.all(underWay);
    return bookedInTime;
  };
}

/** Table of searches alone, while rooms are held, and while orders are placed, in turns; as multiples of alone. */
async function searchesBeside(gateway: string, stays: StayToBuy[], database: string): Promise<string> {
  let searched = (await searchFor(gateway, 0)).length;
  const search = async () => {
    const ms = await searchFor(gateway, searched);
    searched += ms.length;
    return ms;
  };
  const alone: number[][] = [];
  const beside = { rooms: [] as number[][], orders: [] as number[][] };
  const booked = { rooms: 0, orders: 0 };
  for (let round = 0; round < WINDOWS; round += 1) {
    alone.push(await search());
    for (const what of ['rooms', 'orders'] as const) {
      const stop = bookSteadily(gateway, stays, BESIDE[what]);
      beside[what].push(await search());
      booked[what] += await stop();
    }
  }
  const medians = (windows: number[][]) => windows.map((ms) => percentile(ms, 0.5));
  const aloneMs = medians(alone);
  const rows = (['rooms', 'orders'] as const).map((what): Cell[] => {
    // Compared within a round, because other load of the machine slowed both.
    const slower = percentile(
      medians(beside[what]).map((ms, round) => ms / (aloneMs[round] ?? ms)),
      0.5,
    );
    return [
      `beside ${BOOKINGS_PER_SECOND} ${what} a second`,
      percentile(medians(beside[what]), 0.5),
      percentile(beside[what].flat(), 0.95),
      times(slower, 1),
      booked[what] / (WINDOWS * WINDOW_S),
      verdict(slower, SLOWER_TARGET),
    ];
  });
  return formatTable(
    `Searches with dates on ${database}, ms, ${WINDOWS} rounds`,
    ['searches', 'median', 'p95', 'of alone', 'booked a second', 'target of alone'],
    [['alone', percentile(aloneMs, 0.5), percentile(alone.flat(), 0.95), '', '', ''], ...rows],
  );
}

/**
 * Tables of the duration of a purchase's calls on a running gateway over the loopback, and of searches while rooms
 * are held or stays bought at a steady pace, as a multiple of their duration alone.
 *
 * @param gateway Address of the gateway, whose day must be `BENCH_TODAY`, and whose payments must be the sandbox's.
 * @param database Name of the gateway's database, for the title.
 */
export async function purchaseTimes(gateway: string, database: string): Promise<string> {
  const stays = await findEnough(gateway, ROUNDS + WARM_UP + BOOKINGS_BESIDE);
  const calls = await timesOfCalls(gateway, stays.splice(0, ROUNDS + WARM_UP));
  const targets: Record<string, number> = { quote: QUOTE_TARGET_MS, order: ORDER_TARGET_MS };
  const rows: Cell[][] = Object.entries(calls).map(([name, ms]) => {
    const median = percentile(ms, 0.5);
    return [name, median, percentile(ms, 0.95), verdict(median, targets[name])];
  });

  return [
    formatTable(
      `A purchase on ${database}, ms per call over HTTP, ${ROUNDS} of each`,
      ['call', 'median', 'p95', 'median target'],
      rows,
    ),
    await searchesBeside(gateway, stays, database),
  ].join('\n');
}
