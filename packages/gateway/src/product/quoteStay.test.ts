import type { Quote } from '@sabadora/api';
import { addDays } from '@sabadora/days';
import { writePeople } from '@sabadora/domain';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createGateway } from '../server.ts';
import { ruleDatabases } from '../testing/databases.ts';
import { FIXTURE_TODAY, insertFixture } from '../testing-http/fixture.ts';
import { insertRandomCatalogue, RANDOM, RANDOM_TODAY } from '../testing-http/randomCatalogue.ts';

const serverOn = (database: Database, today: string) =>
  createGateway({ database, clock: () => new Date(`${today}T11:00:00Z`) });

const queryOf = (values: Readonly<Record<string, string | number>>) =>
  new URLSearchParams(Object.entries(values).map(([key, value]) => [key, String(value)])).toString();

describe.each(ruleDatabases)('quotes of a random catalogue on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;
  let ids: { id: number; hotel_id: number }[];

  beforeAll(async () => {
    database = await open();
    await insertRandomCatalogue(database.kysely, 5);
    ids = await database.kysely.selectFrom('offer').select(['id', 'hotel_id']).execute();
    server = serverOn(database, RANDOM_TODAY);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  test('PR-136, SE-189: a quote costs what the card of the same dates and party says, and can be had when there is a card', async () => {
    let cards = 0;
    let refusals = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          hotelId: fc.integer({ min: 100, max: 99 + RANDOM.hotels }),
          day: fc.integer({ min: -1, max: 38 }),
          nights: fc.integer({ min: 1, max: 3 }),
          adults: fc.integer({ min: 1, max: 3 }),
          children: fc.integer({ min: 0, max: 1 }),
          babies: fc.integer({ min: 0, max: 1 }),
        }),
        async ({ hotelId, day, nights, adults, children, babies }) => {
          const checkin = addDays(RANDOM_TODAY, day);
          const found = await server.inject({
            method: 'POST',
            url: '/api/offers.json',
            payload: {
              locale: 'fr_FR',
              filters: { property: { hotelId }, offer: { date: { checkin, nights } } },
              familyComposition: { adults, children, babies, singleRoom: true },
              packagesPerHotel: 20,
            },
          });
          const priced = new Map<number, number>(
            found
              .json()
              .exactMatch.flatMap(
                ({ mainPackage, otherPackages }: { mainPackage: object; otherPackages: object[] }) => [
                  mainPackage,
                  ...otherPackages,
                ],
              )
              .map(({ id, sellPrice }: { id: number; sellPrice: number }) => [id, sellPrice]),
          );
          const people = writePeople({ adults, children, babies });
          for (const { id } of ids.filter(({ hotel_id }) => hotel_id === hotelId)) {
            const query = queryOf({ locale: 'fr_FR', checkin, nights, ...people });
            const quote: Quote = (await server.inject(`/api/product/${id}/quote?${query}`)).json();
            const total = priced.get(id);
            const sum = quote.nightAmounts.reduce((all, amount) => all + amount, 0);
            const outcome = quote.bookable
              ? { price: quote.priceInfo?.sellPrice, sum, nights: quote.nightAmounts.length }
              : { refused: quote.errors.length > 0 };
            expect(outcome).toEqual(
              total === undefined ? { refused: true } : { price: total, sum: total, nights },
            );
            if (total === undefined) refusals += 1;
            else cards += 1;
          }
        },
      ),
      { numRuns: 60, seed: 20_261_121 },
    );
    expect(Math.min(cards, refusals)).toBeGreaterThan(20);
  });
});

const ROOM_ID = '8f3c1a52-0d7e-4b6f-9a41-5c2e7d90b1f3';
const named = (text: string) => ({ fr: text, es: text, it: text, nl: text, en: text });

describe.each(ruleDatabases)('quotes of a fixture on $kind', ({ open }) => {
  let database: Database;
  let server: FastifyInstance;

  beforeAll(async () => {
    database = await open();
    await insertFixture(database.kysely);
    const { kysely } = database;
    await sql`update hotel set local_tax_amount = 165 where id = 103`.execute(kysely);
    await sql`update hotel set local_tax_percentage = 5 where id = 101`.execute(kysely);
    await kysely
      .insertInto('room')
      .values({
        id: ROOM_ID,
        hotel_id: 103,
        position: 0,
        type: 'double',
        labels: JSON.stringify(named('Chambre double')),
        capacity: 2,
        max_capacity: 3,
      })
      .execute();
    // A lesson that takes place from Tuesday to Sunday.
    const program = JSON.stringify([
      { type: 'ROOM', titles: named('Une nuit') },
      { type: 'ACTIVITY', titles: named('Une leçon'), itemId: 143, weekdays: [2, 3, 4, 5, 6, 7] },
    ]);
    await sql`update offer set room_id = ${ROOM_ID}::uuid, program = ${program}::jsonb where id = 1004`.execute(
      kysely,
    );
    await sql`update offer set expires_on = '2026-11-20' where id = 1002`.execute(kysely);
    server = serverOn(database, FIXTURE_TODAY);
  });

  afterAll(async () => {
    await server.close();
    await database.close();
  });

  async function quote(id: number, values: Readonly<Record<string, string | number>>): Promise<Quote> {
    const response = await server.inject(
      `/api/product/${id}/quote?${queryOf({ locale: 'fr_FR', ...values })}`,
    );
    expect(response.statusCode, response.body).toBe(200);
    return response.json();
  }

  test('PR-136, PR-140: price, rooms, tax, programme, cancellation and activities of a stay', async () => {
    // Monday, 23 November: rooms at 60 € a night.
    expect(await quote(1004, { checkin: '2026-11-23', nights: 2, adult: 2 })).toEqual({
      bookable: true,
      errors: [],
      priceInfo: {
        sellPrice: 12_000,
        refPrice: null,
        promoPercentageRounded: null,
        moneySaved: 0,
        priceType: 'final-price',
        nbRooms: 1,
        nights: 2,
      },
      nightAmounts: [6000, 6000],
      availableRooms: 2,
      localTaxTotalAmount: 660,
      programLineList: [
        { type: 'ROOM', title: 'Une nuit' },
        { type: 'ACTIVITY', title: 'Une leçon' },
      ],
      flashDeal: false,
      roomsAmountMessage: null,
      modifiedReservationCriteria: null,
      // Free until three days before the check-in; that day was yesterday.
      cancellationPolicy: {
        type: 'NON_REFUNDABLE',
        cancellable: false,
        cancellationDeadline: null,
        cancellableUntil: null,
        message: null,
      },
      activities: [{ activityId: 143, title: 'Une leçon', dates: ['2026-11-24', '2026-11-25'] }],
    });
    const later = await quote(1004, { checkin: '2026-12-10', nights: 1 });
    expect(later.cancellationPolicy).toMatchObject({
      type: 'FLEXIBLE',
      cancellationDeadline: '2026-12-07',
      cancellableUntil: '2026-12-10',
    });
  });

  test('PR-068, D-147: a tax in percent is of the price; without tax there is no amount', async () => {
    expect(await quote(1001, { checkin: '2026-12-10', nights: 1 })).toMatchObject({
      priceInfo: { sellPrice: 8000 },
      localTaxTotalAmount: 400,
    });
    expect((await quote(1003, { checkin: '2026-12-10', nights: 2 })).localTaxTotalAmount).toBeNull();
  });

  test('PR-136: a party that needs two rooms is told so, and cannot have the last one', async () => {
    const four = { checkin: '2026-11-25', nights: 1, adult: 4 };
    const two = await quote(1004, four);
    expect(two).toMatchObject({
      bookable: true,
      priceInfo: { nbRooms: 2 },
      roomsAmountMessage: '2 chambres pour 4 personnes',
    });
    await sql`update offer_calendar set rooms[5] = 1 where offer_id = 1004`.execute(database.kysely);
    expect((await quote(1004, four)).errors[0]?.code).toBe('PACKAGE_NOT_AVAILABLE_CHECKIN');
    expect((await quote(1004, { ...four, adult: 3 })).bookable).toBe(true);
    await sql`update offer_calendar set rooms[5] = 2 where offer_id = 1004`.execute(database.kysely);
  });

  const unsold = { bookable: false, priceInfo: null, nightAmounts: [], modifiedReservationCriteria: null };
  test.each<[string, number, Record<string, string | number>, string, object]>([
    ['an offer not published', 1005, {}, 'PACKAGE_NOT_PUBLISHED', { priceInfo: { sellPrice: 1000 } }],
    ['an offer that has ended', 1002, {}, 'PACKAGE_NOT_PUBLISHED', { priceInfo: { sellPrice: 9900 } }],
    ['a day without rooms', 1004, { checkin: '2026-11-28' }, 'PACKAGE_NOT_AVAILABLE_CHECKIN', unsold],
    ['yesterday', 1004, { checkin: '2026-11-20' }, 'PACKAGE_NOT_AVAILABLE_CHECKIN', unsold],
    ['a day beyond the calendar', 1004, { checkin: '2027-02-20' }, 'PACKAGE_NOT_AVAILABLE_CHECKIN', unsold],
    [
      'too few nights',
      1003,
      { nights: 1 },
      'PACKAGE_MINIMUM_STAY',
      {
        ...unsold,
        modifiedReservationCriteria: { checkin: '2026-11-25', nights: 2, adult: 2, child: 0, baby: 0 },
      },
    ],
    [
      'a later night that is full',
      1004,
      { nights: 5 },
      'PACKAGE_NOT_AVAILABLE_NIGHTS',
      {
        ...unsold,
        modifiedReservationCriteria: { checkin: '2026-11-25', nights: 3, adult: 2, child: 0, baby: 0 },
      },
    ],
    ['too many people', 1003, { nights: 2, adult: 3 }, 'PACKAGE_PARTY_TOO_LARGE', {}],
    [
      'a day on which the activity is not',
      1004,
      { checkin: '2026-11-23', activitySelectionList: '143_2026-11-23' },
      'ACTIVITY_DATE_NOT_AVAILABLE',
      {},
    ],
    [
      'an activity of another stay',
      1004,
      { activitySelectionList: '144_2026-11-25' },
      'ACTIVITY_DATE_NOT_AVAILABLE',
      {},
    ],
  ])('PR-138, ALG-27: %s is refused', async (_, id, values, code, more) => {
    const refused = await quote(id, { checkin: '2026-11-25', nights: 1, ...values });
    expect(refused).toMatchObject({ bookable: false, errors: [{ code }], ...more });
    expect(refused.errors[0]?.message).not.toBe('');
  });

  test('PR-037: an activity that has no day within the stay makes it unbookable', async () => {
    const program = JSON.stringify([
      { type: 'ACTIVITY', titles: named('Le marché'), itemId: 9, weekdays: [6] },
    ]);
    await sql`update offer set program = ${program}::jsonb where id = 1001`.execute(database.kysely);
    const monday = await quote(1001, { checkin: '2026-11-23', nights: 1 });
    expect(monday).toMatchObject({ bookable: false, errors: [{ code: 'ACTIVITY_NOT_AVAILABLE' }] });
    const friday = await quote(1001, {
      checkin: '2026-11-27',
      nights: 1,
      activitySelectionList: '9_2026-11-28',
    });
    expect(friday.bookable).toBe(true);
  });

  test('PR-048: what the hotel has on the dates, the offer requested first, then the cheapest', async () => {
    await sql`update offer set expires_on = null where id = 1002`.execute(database.kysely);
    const items = async (id: number, nights = 1) => {
      const query = queryOf({ locale: 'fr_FR', checkin: '2026-12-04', nights });
      const { items: found } = (await server.inject(`/api/product/${id}/offers?${query}`)).json();
      return found.map(
        ({ weekendId, priceInfo }: { weekendId: number; priceInfo: { sellPrice: number } }) => [
          weekendId,
          priceInfo.sellPrice,
        ],
      );
    };
    expect(await items(1002)).toEqual([
      [1002, 9900],
      [1001, 8000],
    ]);
    expect(await items(1003)).toEqual([]);
    expect((await items(1003, 2)).map(([id]: number[]) => id)).toEqual([1003]);
    expect(
      (await server.inject('/api/product/999/offers?locale=fr_FR&checkin=2026-12-04&nights=1')).statusCode,
    ).toBe(404);
    expect(
      (await server.inject('/api/product/999/quote?locale=fr_FR&checkin=2026-12-04&nights=1')).statusCode,
    ).toBe(404);
  });
});
