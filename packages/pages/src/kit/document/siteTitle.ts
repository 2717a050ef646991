/** Name of the site, as in its word mark. */
export const SITE_NAME = 'Sabadora';

/** What a tab, a bookmark and a search engine show of a page, e.g. "Week-ends à Bruges | Sabadora". */
export function siteTitle(title: string): string {
  return `${title} | ${SITE_NAME}`;
}
