import { definePage } from '../../kit/definePage.ts';

export const newsletter = definePage({
  name: 'newsletter',
  // As `NEWSLETTER_PATH` has it.
  path: '/newsletter',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
