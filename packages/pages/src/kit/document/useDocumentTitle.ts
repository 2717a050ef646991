import { useContext, useEffect } from 'react';
import { SiteName, siteTitle } from './siteTitle.ts';

/**
 * Keeps the document's title up to date with what is shown after the server's page: another place, flow or page.
 *
 * @param title without the site's name; undefined leaves the title alone, e.g. while results are loading
 */
export function useDocumentTitle(title: string | undefined): void {
  const siteName = useContext(SiteName);
  useEffect(() => {
    if (title !== undefined) document.title = siteTitle(title, siteName);
  }, [title, siteName]);
}
