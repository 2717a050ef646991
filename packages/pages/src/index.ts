export type {
  Chrome,
  LoadInput,
  LoadResult,
  ContentAudience,
  MarketLinks,
  SharedProps,
} from './kit/document/pageInput.ts';
export { PageRoot, type PageRootProps } from './kit/document/PageRoot.tsx';
export { wordsIn } from './kit/words/messages.ts';
export type { DefinedPage } from './kit/definePage.ts';
