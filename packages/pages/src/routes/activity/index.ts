import { definePage } from '../../kit/definePage.ts';

export const activity = definePage({
  name: 'activity',
  path: '/activity/:id',
  load: import.meta.env.SSR && (() => import('./load.tsx')),
  view: () => import('./page.tsx'),
});
