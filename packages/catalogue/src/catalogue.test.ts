import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@sabadora/place-names';
import { CALENDAR_DAYS, makeCalendar } from './calendar/calendar.ts';
import { addDays, daysFrom, weekday } from '@sabadora/days';
import type { CalendarRecord } from './records.ts';
import { makeActivities } from './activities/activities.ts';
import { boxRecords } from './activities/boxes.ts';
import { generate } from './generate.ts';
import type { Hotel } from './hotels/hotels.ts';
import { type Offer, offerRecordAt } from './offers/offers.ts';
import { COUNTRY_CODES, readPlaces } from './places/places.ts';

const TODAY = '2026-11-21';
const places = readPlaces();

function catalogue(count: number): { hotels: Hotel[]; offers: { hotel: Hotel; offer: Offer }[] } {
  const groups = [...generate(places, count)];
  return { hotels: groups.flatMap(({ hotels }) => hotels), offers: groups.flatMap(({ offers }) => offers) };
}

const all = catalogue(1500);
const calendars = new Map<number, CalendarRecord>(
  all.offers.map(({ hotel, offer }) => [offer.record.id, makeCalendar(hotel, offer, TODAY)]),
);

const recordsOf = ({ hotels, offers }: ReturnType<typeof catalogue>) => [
  ...hotels.map(({ record }) => record),
  ...offers.map(({ offer }) => offerRecordAt(offer, TODAY)),
];

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Mean price of the open nights of some hotels in a month (1 to 12). */
function meanPrice(
  isWanted: (hotel: Hotel) => boolean,
  month: number,
  weekdays = [1, 2, 3, 4, 5, 6, 7],
): number {
  let sum = 0;
  let count = 0;
  const isOfMonth = daysFrom(TODAY, 365).map(
    (day) => Number(day.slice(5, 7)) === month && weekdays.includes(weekday(day)),
  );
  for (const { hotel, offer } of all.offers) {
    const calendar = calendars.get(offer.record.id);
    if (!calendar || !isWanted(hotel)) continue;
    for (const price of calendar.prices.slice(0, 365).filter((_, index) => isOfMonth[index])) {
      sum += price;
      count++;
    }
  }
  return sum / count;
}

describe('the generator', () => {
  test('makes the same catalogue every time', () => {
    const [one, other] = [catalogue(120), catalogue(120)];
    const calendarsOf = ({ offers }: ReturnType<typeof catalogue>) =>
      offers.map(({ hotel, offer }) => makeCalendar(hotel, offer, TODAY));
    expect(hashOf(recordsOf(one))).toBe(hashOf(recordsOf(other)));
    expect(hashOf(calendarsOf(one))).toBe(hashOf(calendarsOf(other)));
  });

  test('a smaller catalogue is the beginning of a greater one', () => {
    const small = catalogue(100);
    const large = catalogue(250);
    expect(large.hotels.slice(0, 100).map(({ record }) => record)).toEqual(
      small.hotels.map(({ record }) => record),
    );
    expect(recordsOf({ hotels: [], offers: large.offers.slice(0, small.offers.length) })).toEqual(
      recordsOf({ hotels: [], offers: small.offers }),
    );
  });

  test('ids and slugs name one hotel or offer', () => {
    const { hotels, offers } = all;
    expect(new Set(hotels.map(({ record }) => record.id)).size).toBe(hotels.length);
    expect(new Set(offers.map(({ offer }) => offer.record.id)).size).toBe(offers.length);
  });
});

describe('the catalogue feels full', () => {
  test('about 1,500 hotels have about 4,000 offers, each hotel one to five of them', () => {
    expect(all.offers.length).toBeGreaterThan(3600);
    expect(all.offers.length).toBeLessThan(4400);
    const counts = Map.groupBy(all.offers, ({ hotel }) => hotel.record.id);
    expect(counts.size).toBe(1500);
    expect(Math.max(...[...counts.values()].map((offers) => offers.length))).toBe(5);
  });

  test.each(COUNTRY_CODES)('%s has more than 150 hotels', (code) => {
    expect(all.hotels.filter(({ town }) => town.countryCode === code).length).toBeGreaterThan(150);
  });

  test('every region has a hotel', () => {
    const found = new Set(all.hotels.map(({ record }) => record.regionId));
    expect(places.regions.filter(({ id }) => !found.has(id)).map(({ names }) => names.en)).toEqual([]);
  });

  test('every department and province has towns', () => {
    const found = new Set(places.towns.map(({ departmentId }) => departmentId));
    const departments = places.all.filter(({ kind }) => kind === 'department');
    expect(departments.filter(({ id }) => !found.has(id)).map(({ names }) => names.en)).toEqual([]);
    expect(departments.length).toBeGreaterThan(250);
  });

  test('SE-162: theme 39 is the family theme, and its main offers take children', () => {
    const family = all.offers.filter(({ offer }) => offer.record.themeIds.includes(39));
    expect(family.length).toBeGreaterThan(200);
    expect(family.filter(({ offer }) => offer.record.maxChildren === 0)).toEqual([]);
  });

  test('about a quarter has a promotion between 8 and 35 percent', () => {
    const promos = all.offers.map(({ offer }) => offer.record.promo).filter((promo) => promo > 0);
    expect(promos.length / all.offers.length).toBeCloseTo(0.25, 1);
    expect(Math.min(...promos)).toBe(8);
    expect(Math.max(...promos)).toBe(35);
  });

  test('vouchers are there for what can be given, dearer with each night', () => {
    for (const { offer } of all.offers) {
      const { giftable, voucherPrices: prices } = offer.record;
      expect(prices !== null).toBe(giftable);
      expect(prices).toEqual(prices?.toSorted((one, other) => one - other) ?? null);
    }
  });

  test('texts are there in every language, with nothing left to fill in', () => {
    for (const { record } of all.hotels.slice(0, 400)) {
      for (const language of LANGUAGES) {
        expect(record.descriptions[language].length).toBeGreaterThanOrEqual(1);
        expect(record.descriptions[language].join(' ')).not.toMatch(/[{}]|undefined/);
      }
    }
    for (const { offer } of all.offers.slice(0, 1000)) {
      for (const language of LANGUAGES) {
        const { labels, headwords, descriptions, program } = offer.record;
        const text = [
          labels[language],
          headwords[language],
          ...descriptions[language],
          ...program.map(({ titles }) => titles[language]),
        ];
        expect(text.filter((line) => !line || /[{}]|undefined/.test(line))).toEqual([]);
      }
    }
  });

  test('hotels are near their town, and scores are out of ten', () => {
    for (const { record, town } of all.hotels) {
      expect(Math.abs(record.latitude - town.latitude)).toBeLessThan(0.05);
      expect(record.reviewAverage === null).toBe(record.reviewCount === 0);
      expect(record.reviewAverage ?? 7).toBeGreaterThan(5);
      expect(record.reviewAverage ?? 7).toBeLessThan(10);
    }
  });
});

describe('prices a traveller believes', () => {
  const isAtSea = ({ scene }: Hotel) => scene === 'sea';

  test('the sea is dearer in July than in November', () => {
    expect(meanPrice(isAtSea, 7)).toBeGreaterThan(1.5 * meanPrice(isAtSea, 11));
  });

  test('by the pistes February is dearer than May', () => {
    const isByPistes = (hotel: Hotel) => hotel.isByPistes;
    expect(meanPrice(isByPistes, 2)).toBeGreaterThan(1.3 * meanPrice(isByPistes, 5));
  });

  test('a city is dearer in May than in January', () => {
    const isInTown = ({ scene }: Hotel) => scene === 'city';
    expect(meanPrice(isInTown, 5)).toBeGreaterThan(1.2 * meanPrice(isInTown, 1));
  });

  test('in the countryside Saturday is dearer than Tuesday', () => {
    const isCountryside = ({ scene }: Hotel) => scene === 'countryside';
    expect(meanPrice(isCountryside, 6, [6])).toBeGreaterThan(1.2 * meanPrice(isCountryside, 6, [2]));
  });

  test('five stars cost twice as much as three', () => {
    const stars = (count: number) => meanPrice((hotel) => hotel.record.stars === count, 5);
    expect(stars(5)).toBeGreaterThan(1.7 * stars(3));
  });

  test('prices are whole euros between 25 and 1,500', () => {
    for (const { prices } of calendars.values()) {
      expect(prices.every((price) => price % 100 === 0 && price >= 2500 && price <= 150_000)).toBe(true);
    }
  });
});

describe('calendars', () => {
  test('have as many minimum stays and rooms as prices, for at least 400 days', () => {
    expect(CALENDAR_DAYS).toBeGreaterThanOrEqual(400);
    for (const { prices, minNights, rooms } of calendars.values()) {
      expect([prices.length, minNights.length, rooms.length]).toEqual([
        CALENDAR_DAYS,
        CALENDAR_DAYS,
        CALENDAR_DAYS,
      ]);
    }
  });

  test('a day is the same whenever the calendar begins', () => {
    for (const { hotel, offer } of all.offers.slice(0, 200)) {
      const now = makeCalendar(hotel, offer, TODAY);
      const later = makeCalendar(hotel, offer, addDays(TODAY, 17));
      for (const column of ['prices', 'minNights', 'rooms'] as const) {
        expect(later[column].slice(0, -17)).toEqual(now[column].slice(17));
      }
    }
  });

  test('some days are sold out or closed, most are open, and some have the last room', () => {
    const rooms = [...calendars.values()].flatMap((calendar) => calendar.rooms);
    const share = (isMeant: (count: number) => boolean) => rooms.filter(isMeant).length / rooms.length;
    expect(share((count) => count === 0)).toBeGreaterThan(0.05);
    expect(share((count) => count === 0)).toBeLessThan(0.3);
    expect(share((count) => count === 1)).toBeGreaterThan(0.05);
  });

  test('an offer that ends does so after the day it is looked at', () => {
    const ending = all.offers.filter(({ offer }) => offer.expiryPhase !== null);
    expect(ending.length).toBeGreaterThan(50);
    for (const { offer } of ending) expect(offerRecordAt(offer, TODAY).expiresOn ?? '').toMatch(/^202[67]/);
    for (const { offer } of ending) expect((offerRecordAt(offer, TODAY).expiresOn ?? '') > TODAY).toBe(true);
  });
});

describe('activities without a night', () => {
  const activities = all.hotels.flatMap((hotel) =>
    makeActivities(hotel).map((record) => ({ hotel, record })),
  );

  test('about two for five hotels, each id once and none that an offer has', () => {
    expect(activities.length).toBeGreaterThan(500);
    expect(activities.length).toBeLessThan(700);
    const ids = new Set(activities.map(({ record }) => record.id));
    expect(ids.size).toBe(activities.length);
    expect(all.offers.some(({ offer }) => ids.has(offer.record.id))).toBe(false);
  });

  test('every kind of activity is somewhere, and only where it can be done', () => {
    expect(new Set(activities.map(({ record }) => record.tagIds[0])).size).toBeGreaterThan(20);
    const surf = activities.filter(({ record }) => record.tagIds.includes(143));
    expect(surf.length).toBeGreaterThan(0);
    for (const { hotel } of surf) expect(hotel.record.environments).toContain('sea');
  });

  test('a larger group pays more, and less a head; a promotion never makes it dearer', () => {
    for (const { record } of activities) {
      const adults = record.barPrices.map((_, more) => record.minAdults + more);
      record.barPrices.forEach((price, index) => {
        const next = record.barPrices[index + 1];
        expect(record.sellPrices[index]).toBeLessThanOrEqual(price);
        if (next === undefined) return;
        expect(next).toBeGreaterThan(price);
        // Because of rounding to whole euros, a person in a larger group may pay up to one euro more.
        expect(next / (adults[index + 1] ?? 1)).toBeLessThanOrEqual(price / (adults[index] ?? 1) + 100);
      });
    }
  });

  test('every text is there in every language, without a hole left to fill', () => {
    for (const { record } of activities) {
      for (const language of LANGUAGES) {
        const texts = [record.labels[language], record.headwords[language], ...record.descriptions[language]];
        for (const text of texts) expect(text).toMatch(/^[^{}]{3,200}$/);
      }
    }
  });
});

test('gift boxes: codes end in EBOX and come apart again (ALG-18, PR-092)', () => {
  expect(new Set(boxRecords.map(({ code }) => code)).size).toBe(12);
  for (const { code } of boxRecords) expect(code).toMatch(/^[A-Z]*[A-DF-Z]EBOX$/);
  for (const { included, descriptions } of boxRecords) {
    for (const language of LANGUAGES) {
      expect(included[language].length).toBeGreaterThan(0);
      expect(descriptions[language]).toHaveLength(2);
    }
  }
});
