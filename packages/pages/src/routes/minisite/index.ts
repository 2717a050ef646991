import { definePage } from '../../kit/definePage.ts';

/** The first page of a partner's minisite. It is below the partner's own address, not in the storefront. */
export const minisite = definePage({
  name: 'minisite',
  path: '/',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
