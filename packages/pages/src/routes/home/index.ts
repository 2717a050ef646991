import { definePage } from '../../kit/definePage.ts';

export const home = definePage({
  name: 'home',
  path: '/',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
