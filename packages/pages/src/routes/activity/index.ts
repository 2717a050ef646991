import { definePage } from '../../kit/definePage.ts';

export const activity = definePage({
  name: 'activity',
  path: '/activity/:id',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
