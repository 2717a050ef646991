import { defineCall } from '../call.ts';

/** Searches activities without a night, by the criteria of a search (SE-219). */
export const searchActivities = /* @__PURE__ */ defineCall({
  name: 'searchActivities',
  method: 'POST',
  path: '/search/activity-only.json',
  isIdempotent: true,
  schemas: async () => (await import('../schemas/activities.ts')).searchActivities,
});

/** Returns names and counts of chosen activities (SE-149, D-068). */
export const refreshActivities = /* @__PURE__ */ defineCall({
  name: 'refreshActivities',
  method: 'GET',
  path: '/activities.json',
  schemas: async () => (await import('../schemas/activities.ts')).refreshActivities,
});

/** Returns the full detail of an activity (PR-085). */
export const activityDetail = /* @__PURE__ */ defineCall({
  name: 'activityDetail',
  method: 'GET',
  path: '/activity-only/weekend/{id}/detail.json',
  schemas: async () => (await import('../schemas/activities.ts')).activityDetail,
});

/** Returns the pictures of an activity (PR-086). */
export const activityImages = /* @__PURE__ */ defineCall({
  name: 'activityImages',
  method: 'GET',
  path: '/activities/{id}/images.json',
  schemas: async () => (await import('../schemas/activities.ts')).activityImages,
});
