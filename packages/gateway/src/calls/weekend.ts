import { listThemes, weekendDetail } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { languageOf, textIn } from '../search/locale.ts';
import { findWeekendDetail } from '../product/weekendDetail.ts';
import type { CallContext } from './context.ts';

/** The calls for an offer in full and for the themes of offers (SE-243, PR-047). */
export function registerWeekendCalls(server: FastifyInstance, context: CallContext): void {
  const { db, today } = context;

  registerCall(server, weekendDetail, async (request) => {
    const detail = await findWeekendDetail(context, request, today());
    if (!detail) throw notFound(`offer ${request.id}`);
    return detail;
  });

  registerCall(server, listThemes, async ({ locale }) => {
    const rows = await db
      .selectFrom('theme')
      .select(['id', 'names'])
      .orderBy('position')
      .orderBy('id')
      .execute();
    return rows.map(({ id, names }) => ({ id, name: textIn(names, languageOf(locale)) }));
  });
}
