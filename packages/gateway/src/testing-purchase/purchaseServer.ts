import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';
import type { PaymentProvider } from '../purchase/payments/PaymentProvider.ts';
import type { PurchaseContext } from '../purchase/PurchaseContext.ts';
import { createSandboxProvider } from '../purchase/sandbox/sandboxProvider.ts';
import { sweep } from '../purchase/sweep.ts';
import { createGateway } from '../server.ts';
import { insertFixture } from '../testing-http/fixture.ts';

/** A gateway that sells the fixture's stays, with a clock that tests move. */
export interface PurchaseServer {
  context: PurchaseContext;
  server: FastifyInstance;
  db: Kysely<Tables>;
  provider: PaymentProvider;
  /** Moves the clock on. */
  wait: (minutes: number) => void;
  now: () => Date;
  /** Runs one round of the timer's work. */
  sweep: (provider?: PaymentProvider) => Promise<void>;
}

/** Noon of the day on which the fixture's calendars begin. */
const START = Date.parse('2026-11-21T11:00:00Z');

/** Address for failure reports. There is no fulfilment address, so gifts are not posted in these tests. */
const STAFF_EMAIL = 'staff@example.com';
/** Address of customer care. */
export const CARE_EMAIL = 'care@example.com';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/**
 * Fills an empty database with the fixture and serves it. No timer runs.
 *
 * @param createProvider creates the payment provider with the server's clock; the sandbox when left out
 */
export async function createPurchaseServer(
  database: Database,
  createProvider = (now: () => Date): PaymentProvider => createSandboxProvider(database.kysely, now),
): Promise<PurchaseServer> {
  await insertFixture(database.kysely);
  let nowMs = START;
  const now = () => new Date(nowMs);
  const provider = createProvider(now);
  const server = createGateway({
    database,
    clock: now,
    payment: provider,
    siteOrigin: () => 'https://fr.example.com',
    purchase: { sweepEveryMs: 0, showsOutbox: true, fulfilmentEmail: STAFF_EMAIL },
    careEmail: CARE_EMAIL,
  });
  const context: PurchaseContext = {
    db: database.kysely,
    now,
    today: () => now().toISOString().slice(0, 10),
    provider,
    siteOrigin: () => 'https://fr.example.com',
    log: silent,
  };
  return {
    server,
    db: database.kysely,
    provider,
    wait: (minutes) => {
      nowMs += minutes * 60_000;
    },
    now,
    context,
    sweep: (other = provider) => sweep({ ...context, provider: other }),
  };
}

/** Rooms of an offer left on each night of the fixture's calendar. */
export async function roomsLeft(db: Kysely<Tables>, offerId: number): Promise<number[]> {
  const { rooms } = await db
    .selectFrom('offer_calendar')
    .select('rooms')
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return rooms;
}

/** Sets the rooms of every offer on each night of the fixture's calendar. */
export async function setRooms(db: Kysely<Tables>, rooms: number): Promise<void> {
  await db
    .updateTable('offer_calendar')
    .set({ rooms: Array.from({ length: 60 }, () => rooms) })
    .execute();
}
