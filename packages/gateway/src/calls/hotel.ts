import { hotelDetail, hotelReviewList, hotelReviews } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findHotelDetail } from '../product/hotelDetail.ts';
import { findReviewList, findReviews } from '../product/reviews.ts';
import type { CallContext } from './context.ts';

/** The calls for a hotel's page and its guest reviews (PR-053, CH-162, CH-163). */
export function registerHotelCalls(server: FastifyInstance, context: CallContext): void {
  registerCall(server, hotelDetail, async (request) => {
    const detail = await findHotelDetail(context, request, context.today());
    if (!detail) throw notFound(`hotel ${request.id}`);
    return detail;
  });

  registerCall(server, hotelReviews, async (request) => {
    const reviews = await findReviews(context.db, request);
    if (!reviews) throw notFound(`hotel ${request.id}`);
    return reviews;
  });

  registerCall(server, hotelReviewList, async ({ id, positive }) => ({
    list: await findReviewList(context.db, id, positive),
  }));
}
