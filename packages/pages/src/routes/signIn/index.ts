import { definePage } from '../../kit/definePage.ts';

export const signIn = definePage({
  name: 'signIn',
  // Path as in `SIGN_IN_PATH`.
  path: '/account/signin',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
