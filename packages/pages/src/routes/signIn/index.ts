import { definePage } from '../../kit/definePage.ts';

export const signIn = definePage({
  name: 'signIn',
  // As `SIGN_IN_PATH` has it.
  path: '/account/signin',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
