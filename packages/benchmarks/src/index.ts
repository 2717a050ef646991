export { interactionTimes } from './interactions.ts';
export { pageWeights } from './pages.ts';
export { installPeers } from './peers.ts';
export { BENCH_TODAY } from './search/kinds.ts';
export { searchTimes } from './search/measureSearch.ts';
export { peerSizes } from './sizes/compare.ts';
export { componentSizes, hookSizes } from './sizes/components.ts';
export { timeTables } from './times/index.ts';
