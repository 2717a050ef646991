import { randomUUID } from 'node:crypto';
import type { OffersResponse, Quote } from '@sabadora/api';
import { daysFrom } from '@sabadora/days';
import { roomsNeeded } from '@sabadora/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshSearch } from '../../catalogue/derived/calendarDays.ts';
import type { Database } from '../../database/connect.ts';
import { ruleDatabases } from '../../testing/databases.ts';
import { post } from '../../testing-purchase/buyer.ts';
import { createPurchaseServer, type PurchaseServer } from '../../testing-purchase/purchaseServer.ts';

const ROOM_ID = '8f3c1a52-0d7e-4b6f-9a41-5c2e7d90b1f4';
const OFFER = 1004;
const HOTEL = 103;
/** First day of the fixture's calendar; below, the rooms left on each night from then on. */
const FIRST = '2026-11-21';
const ROOMS = [1, 2, 3, 4, 5, 0, 2, 1, 3, 3, 3, 2, 4, 4];
const NIGHTS = 2;
/** One to nine people, with children among them. */
const PARTIES = [
  [1, 0],
  [2, 0],
  [2, 1],
  [4, 0],
  [2, 3],
  [6, 0],
  [4, 3],
  [8, 0],
  [5, 4],
] as const;

describe.each(ruleDatabases)('a party in double rooms on $kind', ({ open }) => {
  let database: Database;
  let shop: PurchaseServer;

  beforeAll(async () => {
    database = await open();
    shop = await createPurchaseServer(database);
    const { db } = shop;
    await db
      .insertInto('room')
      .values({
        id: ROOM_ID,
        hotel_id: HOTEL,
        position: 0,
        type: 'double',
        labels: JSON.stringify({ fr: 'Double', es: 'Doble', it: 'Doppia', nl: 'Dubbel', en: 'Double' }),
        capacity: 2,
        max_capacity: 2,
      })
      .execute();
    await db
      .updateTable('offer')
      .set({ room_id: ROOM_ID, max_adults: 9, max_children: 9, max_babies: 9 })
      .where('id', '=', OFFER)
      .execute();
    await db
      .updateTable('offer_calendar')
      .set({ rooms: [...ROOMS, ...Array.from({ length: 46 }, () => 0)] })
      .where('offer_id', '=', OFFER)
      .execute();
    await refreshSearch(db);
  });
  afterAll(async () => {
    await shop.server.close();
    await database.close();
  });

  const get = async <Answer>(path: string, values: Readonly<Record<string, string | number>>) => {
    const query = Object.entries(values).map(([name, value]) => `${name}=${value}`);
    const response = await shop.server.inject(`${path}?locale=fr_FR&${query.join('&')}`);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<Answer>();
  };

  test.each(PARTIES)(
    'SE-099 PR-136: %i adults and %i children: search, calendars, quote and order agree on every day',
    async (adult, child) => {
      const party = { adult, child, baby: 1 };
      const needed = Math.ceil((adult + child) / 2);
      const isOpen = (at: number, nights: number) =>
        ROOMS.slice(at, at + nights).length === nights &&
        ROOMS.slice(at, at + nights).every((rooms) => rooms >= needed);
      const { availabilities } = await get<{ availabilities: Record<string, object | null> }>(
        `/api/hotels/${HOTEL}/availabilities.json`,
        { offerId: OFFER, month: '2026-11', length: 2, withAvailability: 'true', ...party },
      );
      const { prices } = await get<{ prices: Record<string, number> }>('/api/calendar-prices.json', {
        hotelId: HOTEL,
        month: '2026-11',
        length: 2,
        ...party,
      });
      for (const [at, checkin] of daysFrom(FIRST, ROOMS.length).entries()) {
        const stay = { checkin, nights: NIGHTS };
        expect([checkin, availabilities[checkin] !== null, checkin in prices]).toEqual([
          checkin,
          isOpen(at, 1),
          isOpen(at, 1),
        ]);
        const nights = await get<number[]>(`/api/weekend/${OFFER}/packageCheckoutNights.json`, {
          checkin,
          ...party,
        });
        const found = await get<OffersResponse>('/api/offers.json', {
          'filters.property.hotelId': HOTEL,
          'filters.offer.date.checkin': checkin,
          'filters.offer.date.nights': NIGHTS,
          'familyComposition.adults': adult,
          'familyComposition.children': child,
          'familyComposition.babies': 1,
        });
        const quote = await get<Quote>(`/api/product/${OFFER}/quote`, { ...stay, ...party });
        expect([checkin, nights.includes(NIGHTS), found.exactMatch.length > 0, quote.bookable]).toEqual([
          checkin,
          ...Array.from({ length: 3 }, () => isOpen(at, NIGHTS)),
        ]);
        expect(quote.priceInfo?.nbRooms ?? needed).toBe(needed);
        const order = await post(
          shop.server,
          '/api/checkout/init',
          { locale: 'fr_FR', kind: 'stay', offerId: OFFER, attempt: randomUUID(), ...stay, ...party },
          { remoteAddress: `10.8.${adult}.${at + 1}` },
        );
        expect([checkin, order.status]).toEqual([checkin, isOpen(at, NIGHTS) ? 200 : 409]);
        // Ends the holds, so that the next day starts with all rooms.
        shop.wait(16);
        await shop.sweep();
        shop.wait(-16);
      }
    },
    60_000,
  );
});

test.each([
  [{ adults: 2, children: 0 }, 2, 1],
  [{ adults: 2, children: 1 }, 2, 2],
  [{ adults: 2, children: 1 }, 3, 1],
  [{ adults: 9, children: 0 }, 2, 5],
  [{ adults: 9, children: 0 }, null, 1],
])('%j in rooms for %s needs %i', (party, roomTakes, rooms) => {
  expect(roomsNeeded(party, roomTakes)).toBe(rooms);
});
