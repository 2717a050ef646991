import { definePage } from '../../kit/definePage.ts';

export const careLogin = definePage({
  name: 'careLogin',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
