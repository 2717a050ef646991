import { definePage } from '../../kit/definePage.ts';

export const search = definePage({
  name: 'search',
  path: '/search',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
