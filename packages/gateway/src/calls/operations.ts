import { checkHealth, reportMissing, sendLog } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { createRateLimit } from '../http/rateLimit.ts';
import { registerCall } from '../http/registerCall.ts';
import type { CallContext } from './context.ts';

const MINUTE_MS = 60_000;

/**
 * Reports of one kind from one address in a minute. Many visitors may share an address: an office, a mobile network.
 */
const PER_ADDRESS = 300;

/** The calls that take error reports of browsers and report whether the gateway works. */
export function registerOperationCalls(server: FastifyInstance, { db, databaseKind }: CallContext): void {
  const logs = createRateLimit({ limit: PER_ADDRESS, windowMs: MINUTE_MS });
  const missing = createRateLimit({ limit: PER_ADDRESS, windowMs: MINUTE_MS });

  registerCall(server, sendLog, async ({ locale, location, message }, request) => {
    logs.use(request.ip);
    request.log.error({ locale, location, browserMessage: message }, 'an error in a browser');
    return { received: true } as const;
  });

  registerCall(server, reportMissing, async ({ locale, uri }, request) => {
    missing.use(request.ip);
    request.log.warn({ locale, uri }, 'an address that leads nowhere');
    return { received: true } as const;
  });

  registerCall(server, checkHealth, async () => {
    const { hotels, offers } = await db
      .selectNoFrom((from) => [
        from
          .selectFrom('hotel')
          .select((all) => all.fn.countAll<number>().as('n'))
          .where('active', '=', true)
          .as('hotels'),
        from
          .selectFrom('offer')
          .select((all) => all.fn.countAll<number>().as('n'))
          .where('published', '=', true)
          .as('offers'),
      ])
      .executeTakeFirstOrThrow();
    return { status: 'ok' as const, database: databaseKind, hotels: Number(hotels), offers: Number(offers) };
  });
}
