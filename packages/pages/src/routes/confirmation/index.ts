import { definePage } from '../../kit/definePage.ts';

export const confirmation = definePage({
  name: 'confirmation',
  path: '/confirmation/:order',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
