import { definePage } from '../../kit/definePage.ts';

export const boxes = definePage({
  name: 'boxes',
  path: '/boxes',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
