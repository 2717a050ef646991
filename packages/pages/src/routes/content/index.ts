import { definePage } from '../../kit/definePage.ts';

export const content = definePage({
  name: 'content',
  path: '/content/:id',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
