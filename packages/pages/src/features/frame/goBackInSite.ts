import type { MouseEvent } from 'react';

/**
 * Handles a plain press of a link by going to the previous page if that belongs to this site (D-164). `navigation`
 * only has a tab's entries of this site; in browsers without it, the link is followed.
 */
export function goBackInSite(event: MouseEvent): void {
  if (event.ctrlKey || event.shiftKey || event.metaKey || !window.navigation?.canGoBack) return;
  event.preventDefault();
  history.back();
}
