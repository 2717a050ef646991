import { definePage } from '../../kit/definePage.ts';

export const ideas = definePage({
  name: 'ideas',
  path: '/ideas',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
