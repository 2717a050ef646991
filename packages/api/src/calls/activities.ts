import { defineCall } from '../call.ts';

/** Activities without a night, by the same criteria (SE-219). */
export const searchActivities = /* @__PURE__ */ defineCall({
  name: 'searchActivities',
  method: 'POST',
  path: '/search/activity-only.json',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/activities.ts')).searchActivities,
});

/** Names and counts of chosen activities (SE-149, D-068). */
export const refreshActivities = /* @__PURE__ */ defineCall({
  name: 'refreshActivities',
  method: 'GET',
  path: '/activities.json',
  schemas: async () => (await import('../schemas/activities.ts')).refreshActivities,
});

/** An activity in full (PR-085). */
export const activityDetail = /* @__PURE__ */ defineCall({
  name: 'activityDetail',
  method: 'GET',
  path: '/activity-only/weekend/{id}/detail.json',
  schemas: async () => (await import('../schemas/activities.ts')).activityDetail,
});

/** The pictures of an activity (PR-086). */
export const activityImages = /* @__PURE__ */ defineCall({
  name: 'activityImages',
  method: 'GET',
  path: '/activities/{id}/images.json',
  schemas: async () => (await import('../schemas/activities.ts')).activityImages,
});
