/**
 * Exports for minisites, in addition to the pages that they share with the storefront. Their server imports this
 * module without Vite.
 */
export { belowBasePath } from './kit/minisite/belowBasePath.ts';
export { storefrontHref } from './kit/minisite/storefrontHref.ts';
export { withMinisite } from './kit/minisite/withMinisite.ts';
export type { ComponentOverlay } from './kit/minisite/overlayComponentWords.ts';
export { overlayWords, type WordsOverlay } from './kit/words/overlay.ts';
export { minisite } from './routes/minisite/index.ts';
