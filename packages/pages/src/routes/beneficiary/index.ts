import { definePage } from '../../kit/definePage.ts';

export const beneficiary = definePage({
  name: 'beneficiary',
  path: '/beneficiary/login',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
