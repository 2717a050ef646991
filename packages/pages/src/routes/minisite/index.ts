import { definePage } from '../../kit/definePage.ts';

/** First page of a partner's minisite. It is served below the partner's own address and not on the storefront. */
export const minisite = definePage({
  name: 'minisite',
  path: '/',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
