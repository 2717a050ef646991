import { definePage } from '../../kit/definePage.ts';

export const notFound = definePage({
  name: 'notFound',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
