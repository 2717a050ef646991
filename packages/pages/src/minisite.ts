/** What minisites have beside the pages that they share with the storefront. */
export { belowBasePath } from './kit/minisite/belowBasePath.ts';
export { storefrontHref } from './kit/minisite/storefrontHref.ts';
export { withMinisite } from './kit/minisite/withMinisite.ts';
export { minisite } from './routes/minisite/index.ts';
