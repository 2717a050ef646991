import { definePage } from '../../kit/definePage.ts';

export const hotel = definePage({
  name: 'hotel',
  path: '/hotel/:id',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
