import { giftExtras, giftShippingCost } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findGiftExtras, findShippingCost } from '../product/physicalGifts.ts';
import type { CallContext } from './context.ts';

/** The calls for posted gifts: shipping cost, sleeves and extras (PR-113, PR-124, D-103). */
export function registerGiftCalls(server: FastifyInstance, { db }: CallContext): void {
  registerCall(server, giftShippingCost, async ({ locale }) => {
    const cost = await findShippingCost(db, locale);
    if (!cost) throw notFound(`posting a gift in ${locale}`);
    return cost;
  });

  registerCall(server, giftExtras, async ({ locale }) => ({ groups: await findGiftExtras(db, locale) }));
}
