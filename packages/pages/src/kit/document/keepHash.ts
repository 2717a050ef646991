/**
 * The links to this page in other markets (`useMarketHref`) come from the server, which receives no hash, and have it
 * only once they are hydrated. A press on one before that adds it, so that the search goes along (SE-014).
 */
export function keepHash(): void {
  // The last two are for another tab: the middle button, and the menu of the link.
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, addHash, { capture: true });
}

function addHash({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-keep-hash]') : null;
  if (link?.hash === '') link.hash = location.hash;
}
