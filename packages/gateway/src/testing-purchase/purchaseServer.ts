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

/** A gateway that sells the fixture's stays on a clock that tests move. */
export interface PurchaseServer {
  server: FastifyInstance;
  db: Kysely<Tables>;
  provider: PaymentProvider;
  /** Moves the clock on. */
  wait: (minutes: number) => void;
  now: () => Date;
  /** One round of what happens without a request. */
  sweep: (provider?: PaymentProvider) => Promise<void>;
}

/** The noon on which the fixture's calendars begin. */
const START = Date.parse('2026-11-21T11:00:00Z');

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Fills an empty database with the fixture and serves it; nothing runs by itself. */
export async function createPurchaseServer(database: Database): Promise<PurchaseServer> {
  await insertFixture(database.kysely);
  let nowMs = START;
  const now = () => new Date(nowMs);
  const server = createGateway({
    database,
    clock: now,
    payment: 'sandbox',
    purchase: { sweepEveryMs: 0, showsOutbox: true },
  });
  const provider = createSandboxProvider(database.kysely, now);
  const context: PurchaseContext = {
    db: database.kysely,
    now,
    today: () => now().toISOString().slice(0, 10),
    provider,
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
    sweep: (other = provider) => sweep({ ...context, provider: other }),
  };
}

/** Rooms left of an offer on the nights of the fixture's calendar, from its first day. */
export async function roomsLeft(db: Kysely<Tables>, offerId: number): Promise<number[]> {
  const { rooms } = await db
    .selectFrom('offer_calendar')
    .select('rooms')
    .where('offer_id', '=', offerId)
    .executeTakeFirstOrThrow();
  return rooms;
}
