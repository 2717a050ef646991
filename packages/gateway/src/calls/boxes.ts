import {
  boxBlock,
  boxDetail,
  boxLocations,
  boxOffers,
  searchBoxes,
  type BoxOffers,
  type RequestOf,
} from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findBoxBlock, findBoxCriteria, findBoxDetail, findBoxes } from '../search/activities/boxes.ts';
import { findLocations, findResults } from '../search/offers/results.ts';
import type { CallContext } from './context.ts';

/** The calls for gift boxes (CH-071, CH-073, PR-100, PR-102). */
export function registerBoxCalls(server: FastifyInstance, context: CallContext): void {
  const { db } = context;
  registerCall(server, searchBoxes, async ({ locale }) => ({ boxes: await findBoxes(db, locale) }));

  registerCall(server, boxBlock, async ({ locale }) => {
    const block = await findBoxBlock(db, locale);
    if (!block) throw notFound('gift box on sale');
    return block;
  });

  registerCall(server, boxDetail, async (request) => {
    const detail = await findBoxDetail(db, request);
    if (!detail) throw notFound(`gift box "${request.code}" on sale`);
    return detail;
  });

  registerCall(
    server,
    boxOffers,
    (request) => findStays(context, request),
    ({ performMapSearch }) => (performMapSearch ? boxLocations : undefined),
  );
}

/** The stays of a box, one per hotel; for a map, their positions. */
async function findStays(
  context: CallContext,
  request: RequestOf<typeof boxOffers>,
): Promise<BoxOffers | Awaited<ReturnType<typeof findLocations>>> {
  const { limit, page, performMapSearch } = request;
  const criteria = await findBoxCriteria(context.db, request);
  if (!criteria) throw notFound(`gift box "${request.code}" on sale`);
  const today = context.today();
  if (performMapSearch) return findLocations(context, criteria, today);
  const { exactMatch, searchDetails } = await findResults(
    context,
    criteria,
    { limit, page, packagesPerHotel: 1 },
    today,
  );
  return { exactMatch, searchDetails };
}
