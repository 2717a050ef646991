import { parseArgs } from 'node:util';
import { addDays, mondayOf } from '@sabadora/domain';
import { createGateway, migrate, openDatabase, seed } from '@sabadora/gateway';

/**
 * How long the gateway takes for each kind of question, in process and without a network: median and 95th
 * percentile. Run: node packages/benchmarks/src/search.ts [--hotels 1500] [--rounds 40]; DATABASE_URL as the gateway's.
 */
const { values } = parseArgs({
  options: { hotels: { type: 'string', default: '1500' }, rounds: { type: 'string', default: '40' } },
});
const rounds = Number(values.rounds);
const today = '2026-11-21';

const url = process.env['DATABASE_URL'];
const database = await openDatabase(url ? { url } : { inMemory: true });
await migrate(database.kysely);
await seed(database.kysely, { hotels: Number(values.hotels), today });
// Answers are checked in development only; here the database is measured.
const server = createGateway({ database, clock: () => new Date(`${today}T12:00:00Z`), checksAnswers: false });

async function firstId(term: string, category: string): Promise<number> {
  const response = await server.inject(`/api/autocomplete-geonames.json?locale=fr_FR&term=${encodeURIComponent(term)}`);
  const found = response.json<{ id: number; category: string; value: string | null }[]>();
  const match = found.find((one) => one.category === category || one.value === category);
  if (!match) throw new Error(`no ${category} called ${term}`);
  return match.id;
}

const ids = {
  france: await firstId('France', 'country'),
  bretagne: await firstId('Bretagne', 'region'),
  paris: await firstId('Paris', 'city'),
};

/** Another Saturday and party each round, so that nothing is measured twice. */
const dates = (round: number) => addDays(mondayOf(today), 12 + 7 * (round % 40));
const search = (round: number, more: string) =>
  `/api/offers.json?locale=fr_FR&familyComposition.adults=${1 + (round % 2)}&${more}`;
const dated = (round: number) => `filters.offer.date.checkin=${dates(round)}&filters.offer.date.nights=${1 + (round % 3)}`;
const at = 'filters.property.location';

const kinds: Record<string, (round: number) => string> = {
  'search: everywhere': (round) => search(round, ''),
  'search: everywhere, dates': (round) => search(round, dated(round)),
  'search: country': (round) => search(round, `${at}.countryId=${ids.france}`),
  'search: country, dates, price order': (round) =>
    search(round, `${at}.countryId=${ids.france}&${dated(round)}&sorting.orderBy=priceAsc`),
  'search: region, dates': (round) => search(round, `${at}.regionId=${ids.bretagne}&${dated(round)}`),
  'search: city': (round) => search(round, `${at}.cityId=${ids.paris}`),
  'search: 30 km, dates, distance order': (round) =>
    search(round, `${at}.latitude=48.8566&${at}.longitude=2.3522&${at}.maxDistance=30&${dated(round)}&sorting.orderBy=distance`),
  'search: gifts': (round) => search(round, 'flow=gifting'),
  'search: last page, dates': (round) => search(round, `${dated(round)}&pagination.page=20`),
  'map: everywhere, dates': (round) => search(round, `${dated(round)}&performMapSearch=true`),
  'facets: everywhere, dates': (round) => `/api/facets.json?locale=fr_FR&checkin=${dates(round)}&night=${1 + (round % 3)}`,
  'facets: region, two filters': () => `/api/facets.json?locale=fr_FR&regionId=${ids.bretagne}&stars=3,4&priceMax=9000`,
  'calendar prices: country, 4 months': (round) =>
    `/api/calendar-prices.json?locale=fr_FR&countryId=${ids.france}&month=2027-0${1 + (round % 6)}&length=4&adult=${1 + (round % 3)}`,
  'calendar prices: region, 2 months': (round) =>
    `/api/calendar-prices.json?locale=fr_FR&regionId=${ids.bretagne}&month=2027-0${1 + (round % 6)}&length=2`,
  'autocomplete: 1 letter': (round) => `/api/autocomplete-geonames.json?locale=fr_FR&term=${'abcdelmprs'.charAt(round % 10)}`,
  'autocomplete: prefix': (round) => `/api/autocomplete-geonames.json?locale=fr_FR&term=${['saint', 'mar', 'bru', 'cha'][round % 4] ?? ''}`,
  'autocomplete: misspelt': (round) => `/api/autocomplete-geonames.json?locale=fr_FR&term=${['brugez', 'strasburg', 'barcelonne'][round % 3] ?? ''}`,
};

const milliseconds = (value: number | undefined) => `${(value ?? 0).toFixed(1).padStart(8)} ms`;

process.stdout.write(`${values.hotels} hotels on ${database.kind}, ${rounds} rounds\n`);
for (const [kind, path] of Object.entries(kinds)) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const { statusCode, body } = await server.inject(path(round));
    times.push(performance.now() - start);
    if (statusCode !== 200) throw new Error(`${path(round)} answered ${statusCode}: ${body}`);
  }
  times.sort((a, b) => a - b);
  const [median, p95] = [times[Math.floor(rounds / 2)], times[Math.floor(rounds * 0.95)]];
  process.stdout.write(`${kind.padEnd(40)} median ${milliseconds(median)}   p95 ${milliseconds(p95)}\n`);
}
await server.close();
await database.close();
