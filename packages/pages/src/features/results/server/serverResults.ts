/*
 * A server never receives the hash, so it renders the results of the query, or of the default search. If the hash has
 * another search, a script in the head hides those results before they are painted and shows skeletons instead, until
 * the page has read the hash.
 */

declare global {
  // Set by the script in the head, for `releaseServerResults`.
  var sabadoraServerResults: CSSStyleSheet | undefined;
}

/** Marks elements with results of the server. */
export const FOUND_BY_SERVER = { 'data-found-by-server': '' };

/** Marks elements shown instead while the results are hidden. */
export const IN_ITS_PLACE = { 'data-in-its-place': '', hidden: true };

/**
 * Marks the heading, which is kept on one line until the place is known: most headings need only one, so nothing
 * below shifts.
 */
export const HEADING_BY_SERVER = { 'data-heading-by-server': '' };

const RULES =
  '[data-found-by-server]{display:none!important}[data-in-its-place]{display:block!important}' +
  '[data-heading-by-server]{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}';

/**
 * Hides the server's results and shows skeletons instead. It uses a separate style sheet, so that the document stays
 * as React expects it.
 */
export function hideServerResults(): void {
  // Browsers older than 2023 briefly show the server's results.
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(RULES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  globalThis.sabadoraServerResults = sheet;
}

/** Ends the hiding: from now on the page itself shows the search of the hash. */
export function releaseServerResults(): void {
  const sheet = globalThis.sabadoraServerResults;
  if (sheet === undefined) return;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  globalThis.sabadoraServerResults = undefined;
}
