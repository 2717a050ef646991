const HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/\\\s]|mailto:|tel:)[^\s\\<>"']*$/i;

/** Whether a link of editors may lead there: to a path, a place on the page, or by https, http, mailto or tel. */
export function isContentHref(href: string): boolean {
  // Control characters are what browsers drop from an address before they read its scheme.
  return HREF.test(href) && !/\p{Cc}/u.test(href);
}
