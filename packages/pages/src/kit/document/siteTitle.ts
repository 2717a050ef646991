import { createContext } from 'react';

/** Name of the site, as in its word mark. */
export const SITE_NAME = 'Sabadora';

/** What the site is called in titles; a partner's minisite has another name. */
export const SiteName = createContext(SITE_NAME);

/** What a tab, a bookmark and a search engine show of a page, e.g. "Week-ends à Bruges | Sabadora". */
export function siteTitle(title: string, siteName: string = SITE_NAME): string {
  return `${title} | ${siteName}`;
}
