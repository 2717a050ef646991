export { createWords, type Catalogue, type Words } from './createWords.ts';
export type { PageName } from './namespaces.ts';
