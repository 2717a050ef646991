import { definePage } from '../../kit/definePage.ts';

export const stay = definePage({
  name: 'stay',
  path: '/stay/:id',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
