import type { ComponentType } from 'react';
import type { LoadInput, LoadResult } from './document/pageInput.ts';

/** A module with a page's loader, e.g. its `load.tsx`. */
export interface LoadModule<Props> {
  load: (input: LoadInput) => Promise<LoadResult<Props>> | LoadResult<Props>;
}

/** A module with a page's component, e.g. its `page.tsx`. */
export interface ViewModule<Props> {
  Page: ComponentType<Props>;
}

export interface PageDefinition<Props> {
  /** Name of the page's folder in `routes`. */
  name: string;
  /**
   * Path pattern, e.g. "/stay/:id"; left out for a page that is only shown instead of another one, such as the page
   * for "not found".
   */
  path?: string;
  /** Further paths, used in other markets. @default none */
  otherPaths?: readonly string[];
  /** Imports the loader, which loads the props and renders the head. */
  load: () => Promise<LoadModule<Props>>;
  /** Imports the component, `page.tsx`. A browser gets the module's address from the document. */
  view: () => Promise<ViewModule<Props>>;
}

/** A page in a site's list of pages; the types of its props are erased. */
export type DefinedPage = PageDefinition<Record<string, unknown>>;

/** Declares a page: call it in `routes/{name}/index.ts`, which `routes/index.ts` exports again. */
export function definePage<Props extends object>(page: PageDefinition<Props>): DefinedPage {
  // Sites pass the loader's props to the component without using them.
  return page as unknown as DefinedPage;
}
