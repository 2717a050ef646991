import { boxBlock, searchBoxes } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findBoxBlock, findBoxes } from '../search/activities/boxes.ts';
import type { CallContext } from './context.ts';

/** Gift boxes (CH-071, CH-073). */
export function registerBoxCalls(server: FastifyInstance, { db }: CallContext): void {
  registerCall(server, searchBoxes, async ({ locale }) => ({ boxes: await findBoxes(db, locale) }));

  registerCall(server, boxBlock, async ({ locale }) => {
    const block = await findBoxBlock(db, locale);
    if (!block) throw notFound('gift box on sale');
    return block;
  });
}
