import { definePage } from '../../kit/definePage.ts';

export const box = definePage({
  name: 'box',
  path: '/box/detail/:slug/:code',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
