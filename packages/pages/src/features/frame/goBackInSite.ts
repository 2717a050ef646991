import type { MouseEvent } from 'react';

/**
 * A plain press of a link goes to the page before instead of following it, if that page is of this site (D-164). Of a
 * tab's history, `navigation` has the entries of this site alone; browsers without it follow the link.
 */
export function goBackInSite(event: MouseEvent): void {
  if (event.ctrlKey || event.shiftKey || event.metaKey || !window.navigation?.canGoBack) return;
  event.preventDefault();
  history.back();
}
