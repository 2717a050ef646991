import { useContext, useEffect } from 'react';
import { SiteName, siteTitle } from './siteTitle.ts';

/**
 * Keeps the document's title in sync when the visitor changes place, flow or page after the first render.
 *
 * @param title without the site's name; undefined leaves the title unchanged, e.g. while results are loading
 */
export function useDocumentTitle(title: string | undefined): void {
  const siteName = useContext(SiteName);
  useEffect(() => {
    if (title !== undefined) document.title = siteTitle(title, siteName);
  }, [title, siteName]);
}
