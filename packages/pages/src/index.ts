export type {
  Chrome,
  Minisite,
  Partner,
  LoadInput,
  LoadResult,
  ContentAudience,
  MarketLink,
  MarketLinks,
  SharedProps,
} from './kit/document/pageInput.ts';
export { PageRoot, type PageRootProps, type Services } from './kit/document/PageRoot.tsx';
export { readyFormats } from './kit/formats/readyFormats.ts';
export { wordsIn } from './kit/words/messages.ts';
export type { DefinedPage } from './kit/definePage.ts';
export { TitledPictures } from './kit/document/sharePicture.ts';
export { SiteName, SITE_NAME } from './kit/document/siteTitle.ts';
export { overlayComponentWords } from './kit/minisite/overlayComponentWords.ts';
