import { definePage } from '../../kit/definePage.ts';

export const activities = definePage({
  name: 'activities',
  path: '/activities',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
