import { definePage } from '../../kit/definePage.ts';

export const booking = definePage({
  name: 'booking',
  path: '/booking/:step',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
