export type { LoadInput, LoadResult, MarketLinks, SharedProps } from './kit/document/pageInput.ts';
export { PageRoot, type PageRootProps } from './kit/document/PageRoot.tsx';
export { createWords, type Catalogue, type Words } from './kit/words/createWords.ts';
export { wordsIn } from './kit/words/messages.ts';
export type { PageName } from './kit/words/namespaces.ts';
export type { DefinedPage } from './kit/definePage.ts';
export { provideLaterWords } from './kit/parts/onDemand.tsx';
