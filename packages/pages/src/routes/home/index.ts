import { definePage } from '../../kit/definePage.ts';

export const home = definePage({
  name: 'home',
  path: '/',
  load: import.meta.env.SSR && (() => import('./load.tsx')),
  view: () => import('./page.tsx'),
});
