import type { ComponentType } from 'react';
import type { LoadInput, LoadResult } from './document/pageInput.ts';

/** A module with a page's loader, as its `load.tsx`. */
export interface LoadModule<Props> {
  load: (input: LoadInput) => Promise<LoadResult<Props>> | LoadResult<Props>;
}

/** A module with a page's component, as its `page.tsx`. */
export interface ViewModule<Props> {
  Page: ComponentType<Props>;
}

export interface PageDefinition<Props> {
  /** Its folder in `routes`. */
  name: string;
  /** E.g. "/stay/:id"; missing where the site shows it in the place of another page, as when none is found. */
  path?: string;
  /** Further paths, which other markets have. @default none */
  otherPaths?: readonly string[];
  /** Imports what fetches its props and writes its head. */
  load: () => Promise<LoadModule<Props>>;
  /** Imports its component, `page.tsx`; a browser has its address from the document. */
  view: () => Promise<ViewModule<Props>>;
}

/** A page as a site lists it: what its loader gives is what its component takes. */
export type DefinedPage = PageDefinition<Record<string, unknown>>;

/** Declares a page: in `routes/{name}/index.ts`, exported once more by `routes/index.ts`. */
export function definePage<Props extends object>(page: PageDefinition<Props>): DefinedPage {
  // Sites hand the props of the one to the other without looking.
  return page as unknown as DefinedPage;
}
