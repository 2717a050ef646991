export { NOT_FOUND } from './kit/document/pageInput.ts';
export { skippedTransitionsScript } from './kit/document/earlyScript.ts';
export { islandsReady } from './kit/parts/island.tsx';
