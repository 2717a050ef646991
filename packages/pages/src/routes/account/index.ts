import { definePage } from '../../kit/definePage.ts';

export const account = definePage({
  name: 'account',
  // As `ACCOUNT_PATHS` has them.
  path: '/account/trips',
  otherPaths: ['/account/wishlist', '/account/settings/profile', '/account'],
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
