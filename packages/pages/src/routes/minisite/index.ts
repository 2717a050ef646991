import { definePage } from '../../kit/definePage.ts';

/** What a partner's minisite opens with. It stands below the partner's own address, not in the storefront. */
export const minisite = definePage({
  name: 'minisite',
  path: '/',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
