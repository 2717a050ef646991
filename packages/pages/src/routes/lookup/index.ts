import { definePage } from '../../kit/definePage.ts';

export const lookup = definePage({
  name: 'lookup',
  // As `LOOKUP_PATH` has it.
  path: '/booking/lookup',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
