export type {
  LoadInput,
  LoadedPage,
  MarketLink,
  MarketLinks,
  Redirected,
  SharedProps,
} from './document/pageInput.ts';
export { PageRoot, type PageRootProps } from './document/PageRoot.tsx';
export { createWords, type Catalogue, type Words } from './words/createWords.ts';
export type { PageName } from './words/namespaces.ts';
export { provideLaterWords } from './parts/onDemand.tsx';
