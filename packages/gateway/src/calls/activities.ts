import { activityDetail, activityImages, refreshActivities, searchActivities } from '@sabadora/api';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem.ts';
import { registerCall } from '../http/registerCall.ts';
import { findActivityDetail, findActivityImages } from '../product/activityDetail.ts';
import { countTags, findActivities } from '../search/activities/activities.ts';
import { searchDetailsOf } from '../search/details.ts';
import type { CallContext } from './context.ts';

/** The calls for activities without a night, and for the activities that stays include (SE-149, SE-193, SE-219). */
export function registerActivityCalls(server: FastifyInstance, context: CallContext): void {
  registerCall(server, searchActivities, async (request) => {
    const { totalCount, destination, criteria, activities } = await findActivities(context, request);
    const searchDetails = await searchDetailsOf(context.db, criteria, destination, totalCount);
    return { exactMatch: activities, searchDetails };
  });

  registerCall(server, refreshActivities, (request) => countTags(context, request, context.today()));

  registerCall(server, activityDetail, async (request) => {
    const detail = await findActivityDetail(context.db, request);
    if (!detail) throw notFound(`activity ${request.id}`);
    return detail;
  });

  registerCall(server, activityImages, async (request) => {
    const images = await findActivityImages(context.db, request);
    if (!images) throw notFound(`activity ${request.id}`);
    return images;
  });
}
