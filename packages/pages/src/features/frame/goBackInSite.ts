import type { MouseEvent } from 'react';

/** Whether the page before this one in the tab's history is of this site, as far as the browser tells. */
function hasPageBefore(): boolean {
  // Of a tab's history, `navigation` has the entries of this site that are next to one another.
  if ('navigation' in window) return window.navigation.canGoBack;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}

/** A plain press of a link goes to the page before instead of following it, if that page is of this site (D-164). */
export function goBackInSite(event: MouseEvent): void {
  if (event.ctrlKey || event.shiftKey || event.metaKey || !hasPageBefore()) return;
  event.preventDefault();
  history.back();
}
