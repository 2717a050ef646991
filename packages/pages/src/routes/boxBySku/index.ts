import { definePage } from '../../kit/definePage.ts';

export const boxBySku = definePage({
  name: 'boxBySku',
  path: '/box/:sku',
  load: () => import('./load.tsx'),
  view: () => import('./page.tsx'),
});
