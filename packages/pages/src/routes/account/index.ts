import { definePage } from '../../kit/definePage.ts';

export const account = definePage({
  name: 'account',
  // Paths as in `ACCOUNT_PATHS`.
  path: '/account/trips',
  otherPaths: ['/account/wishlist', '/account/settings/profile', '/account'],
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
