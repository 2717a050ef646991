import { definePage } from '../../kit/definePage.ts';

export const crash = definePage({
  name: 'crash',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
