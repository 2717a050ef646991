/**
 * The server receives no hash, so a link that takes some of it along has that only once it is hydrated. A press before
 * that adds it (SE-014, SE-173), for every link on or in an element with `data-keep-hash`: without a value the whole hash,
 * to a link that has none; otherwise the keys that the value lists (see `keepsHash`), in the place of the link's own.
 */
export function keepHash(): void {
  // The last two are for another tab: the middle button, and the menu of the link.
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
