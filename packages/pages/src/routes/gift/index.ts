import { definePage } from '../../kit/definePage.ts';

export const gift = definePage({
  name: 'gift',
  path: '/gift/:id',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
