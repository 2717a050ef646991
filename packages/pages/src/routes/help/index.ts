import { definePage } from '../../kit/definePage.ts';

export const help = definePage({
  name: 'help',
  path: '/help',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
