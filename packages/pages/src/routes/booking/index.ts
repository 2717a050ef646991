import { definePage } from '../../kit/definePage.ts';

export const booking = definePage({
  name: 'booking',
  path: '/booking/:step',
  load: import.meta.env.SSR && (() => import('./load.tsx')),
  view: () => import('./page.tsx'),
});
