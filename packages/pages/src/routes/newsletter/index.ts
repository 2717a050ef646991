import { definePage } from '../../kit/definePage.ts';

export const newsletter = definePage({
  name: 'newsletter',
  // Path as in `NEWSLETTER_PATH`.
  path: '/newsletter',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
