import { definePage } from '../../kit/definePage.ts';

export const landing = definePage({
  name: 'landing',
  path: '/landing/:key',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
