import { definePage } from '../../kit/definePage.ts';

export const splash = definePage({
  name: 'splash',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
