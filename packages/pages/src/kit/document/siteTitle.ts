import { createContext } from 'react';

/** Name of the site, as in its word mark. */
export const SITE_NAME = 'Sabadora';

/** Name of the site in titles; a partner's minisite has another name. */
export const SiteName = createContext(SITE_NAME);

/** Title of a page for tabs, bookmarks and search engines, e.g. "Week-ends à Bruges | Sabadora". */
export function siteTitle(title: string, siteName: string = SITE_NAME): string {
  return `${title} | ${siteName}`;
}
