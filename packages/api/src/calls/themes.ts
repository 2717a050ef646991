import { defineCall } from '../call.ts';

/** Returns the themes to search stays by, in the order to show them. */
export const listThemes = /* @__PURE__ */ defineCall({
  name: 'listThemes',
  method: 'GET',
  path: '/themes.json',
  schemas: async () => (await import('../schemas/weekend.ts')).listThemes,
});
