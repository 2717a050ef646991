import { productOffers, productQuote } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findProductOffers } from '../product/productOffers.ts';
import { quoteStay } from '../product/quoteStay.ts';
import type { CallContext } from './context.ts';

/** The calls for the prices of a stay on its own page, read from the calendars in the database (PR-048, PR-137). */
export function registerProductCalls(server: FastifyInstance, { db, today }: CallContext): void {
  registerCall(server, productOffers, async (request) => {
    const offers = await findProductOffers(db, request, today());
    if (!offers) throw notFound(`offer ${request.id}`);
    return offers;
  });

  registerCall(server, productQuote, async (request) => {
    const quote = await quoteStay(db, request, today());
    if (!quote) throw notFound(`offer ${request.id}`);
    return quote;
  });
}
