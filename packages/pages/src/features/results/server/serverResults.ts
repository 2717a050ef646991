/*
 * A server never gets the hash, so it renders the results of the query, or of the default search. Where the hash has
 * another search, a script in the head hides those results before they are painted and shows skeletons in their place,
 * until the page has read the hash.
 */

declare global {
  // Left by the script in the head for `releaseServerResults`.
  var sabadoraServerResults: CSSStyleSheet | undefined;
}

/** Marks elements with results that the server found. */
export const FOUND_BY_SERVER = { 'data-found-by-server': '' };

/** Marks elements shown in their place while they are hidden. */
export const IN_ITS_PLACE = { 'data-in-its-place': '', hidden: true };

/** Marks the heading, which stays on one line until its place is known: most have one, and nothing below moves. */
export const HEADING_BY_SERVER = { 'data-heading-by-server': '' };

const RULES =
  '[data-found-by-server]{display:none!important}[data-in-its-place]{display:block!important}' +
  '[data-heading-by-server]{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}';

/** Shows skeletons in place of what the server found. A sheet of its own leaves the document as React expects it. */
export function hideServerResults(): void {
  // Browsers older than 2023 show the server's results for a moment.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  globalThis.sabadoraServerResults = sheet;
}

/** The page shows the search of the hash by itself from now on. */
export function releaseServerResults(): void {
  const sheet = globalThis.sabadoraServerResults;
  if (sheet === undefined) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  globalThis.sabadoraServerResults = undefined;
}
