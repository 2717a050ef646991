export { NOT_FOUND } from './kit/document/pageInput.ts';
export { shownChrome } from './features/frame/shownChrome.ts';
export { earlyScript } from './kit/document/earlyScript.ts';
export { islandsReady } from './kit/parts/island.tsx';
