/**
 * Adds the hash to links that are pressed before hydration: the server does not receive the hash, so links that pass
 * on parts of it only have them once they are hydrated (SE-014, SE-173). This concerns links on or in an element with
 * `data-keep-hash`. Without a value, a link without a hash gets the whole one; otherwise the keys listed in the value
 * (see `keepsHash`) replace those of the link.
 */
export function keepHash(): void {
  // The last two open other tabs: the middle button, and the link's context menu.
  for (const type of ['click', 'auxclick', 'contextmenu']) addEventListener(type, addHash, { capture: true });
}

function addHash({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const keys = link?.closest<HTMLElement>('[data-keep-hash]')?.dataset['keepHash'];
  if (!link || keys === undefined) return;
  if (keys === '') link.hash ||= location.hash;
  else link.hash = withKeys(link.hash, location.hash, keys.split(' '));
}

const partsOf = (hash: string) => hash.slice(1).split(';').filter(Boolean);
const keyOf = (part: string) => part.split('=', 1)[0] ?? '';

function withKeys(own: string, ofPage: string, keys: readonly string[]): string {
  const kept = partsOf(ofPage).filter((part) => keys.includes(keyOf(part)));
  const names = new Set(kept.map(keyOf));
  return [...partsOf(own).filter((part) => !names.has(keyOf(part))), ...kept].join(';');
}
