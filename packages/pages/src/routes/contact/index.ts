import { definePage } from '../../kit/definePage.ts';

export const contact = definePage({
  name: 'contact',
  // Paths as in `Market.contactPath` (ALG-30, D-062).
  path: '/contact',
  otherPaths: ['/fr/contact', '/nl/contact'],
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
