import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../../http/problem.ts';
import { createRateLimit } from '../../http/rateLimit.ts';
import { readAccess } from '../lookup/access.ts';
import { findOrder, type OrderRow } from '../orders/orderRow.ts';
import { laterOf } from '../payments/instalments.ts';
import type { PurchaseContext } from '../PurchaseContext.ts';
import { CALENDAR_ROUTE, RECEIPT_ROUTE } from './documentsOf.ts';
import { receiptPdf } from './receiptPdf.ts';
import { stayCalendar } from './stayCalendar.ts';

const MINUTE_MS = 60_000;

/** Files from one address in a minute; each takes a tenth of a second to make. */
const FILES = 60;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface DocumentRequest {
  Params: { order: string };
  Querystring: { access?: string | string[] };
}

/** The files of a paid order: its receipt as PDF, and its stay as a calendar file. */
export function registerDocuments(server: FastifyInstance, { db, now }: PurchaseContext): void {
  const files = createRateLimit({ limit: FILES, windowMs: MINUTE_MS });

  async function paidOrder({ params, ip }: FastifyRequest<DocumentRequest>): Promise<OrderRow> {
    files.use(ip);
    const order = UUID.test(params.order) ? await findOrder(db, params.order) : undefined;
    if (!order || order.number === null) throw notFound('such order');
    return order;
  }

  server.get<DocumentRequest>(RECEIPT_ROUTE, async (request, reply) => {
    const order = await paidOrder(request);
    const { access } = request.query;
    const owner =
      typeof access === 'string' && (await readAccess(db, { access, purpose: 'receipt', now: now() }));
    const later = await laterOf(db, order.id);
    const pdf = await receiptPdf({ order, showsBuyer: owner === order.id, later });
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="sabadora-${order.number}.pdf"`)
      .send(pdf);
  });

  server.get<DocumentRequest>(CALENDAR_ROUTE, async (request, reply) => {
    const order = await paidOrder(request);
    const { product } = order;
    if (product.kind !== 'stay') throw notFound('day to note of a voucher');
    const hotel = await db
      .selectFrom('hotel')
      .select(['check_in_from', 'check_out_until'])
      .where('id', '=', product.hotel.id)
      .executeTakeFirst();
    const times = {
      checkInFrom: hotel?.check_in_from ?? null,
      checkOutUntil: hotel?.check_out_until ?? null,
    };
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="sabadora-${order.number}.ics"`)
      .send(stayCalendar(order, product, times, now()));
  });
}
