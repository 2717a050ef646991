const HREF = /^(?:\/(?![/\\])|#|https?:\/\/[^/\\\s]|mailto:|tel:)[^\s\\<>"']*$/i;

/**
 * Whether editors may link to the address: a path, an anchor on the page, or an https, http, mailto or tel address.
 */
export function isContentHref(href: string): boolean {
  // Browsers remove control characters from an address before they read its scheme.
  return HREF.test(href) && !/\p{Cc}/u.test(href);
}
