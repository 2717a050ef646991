import type { FastifyInstance } from 'fastify';
import { addDays, daysFrom } from '@sabadora/days';
import type { SearchIndexKeeper } from './createSearchIndexKeeper.ts';

/** Days from today on that can be booked. */
const DAYS = 366;

/** Days per query, few enough for a short one. */
const DAYS_AT_ONCE = 6;

/**
 * Reads the search index once the server listens, then the days of the coming year in batches, so that they are in
 * memory for the first visitors. Requests are served meanwhile; whatever fails is read when it is needed.
 */
export function warmSearchIndex(
  server: FastifyInstance,
  { searchIndex: keeper, today }: { searchIndex: SearchIndexKeeper; today: () => string },
): void {
  const closing = new AbortController();
  let warming: Promise<void> | undefined;

  async function warm(): Promise<void> {
    const searchIndex = await keeper.current();
    const first = today();
    for (let read = 0; read < DAYS && !closing.signal.aborted; read += DAYS_AT_ONCE) {
      const days = await searchIndex.days(daysFrom(addDays(first, read), DAYS_AT_ONCE));
      if (!days) return;
    }
  }

  server.addHook('onListen', async () => {
    warming = warm().catch((error: unknown) =>
      server.log.warn({ err: error }, 'the search index was not read ahead'),
    );
  });
  // Waits for the reading, because the database is closed after the server.
  server.addHook('onClose', async () => {
    closing.abort();
    await warming;
  });
}
