import { definePage } from '../../kit/definePage.ts';

export const lookup = definePage({
  name: 'lookup',
  // Path as in `LOOKUP_PATH`.
  path: '/booking/lookup',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
