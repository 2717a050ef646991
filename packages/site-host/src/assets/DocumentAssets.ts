/** Addresses of the files that a document links to. */
export interface DocumentAssets {
  /** The client entry, a module. */
  entry: string;
  /** The page's module. */
  page: string;
  modulePreloads: readonly string[];
  stylesheets: readonly string[];
  /** Development only: styles in the document, so that nothing flashes before Vite's client adopts them by id. */
  inlineStyles: readonly { id: string; css: string }[];
}
