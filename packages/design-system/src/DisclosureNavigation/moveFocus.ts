/** The links and buttons of a list, in order, without those of the levels below. */
const controlsOf = (list: Element) =>
  [...list.querySelectorAll<HTMLElement>(':scope > li > span > :is(a, button)')].filter((control) =>
    control.checkVisibility(),
  );

/**
 * Moves the focus by an arrow key, Home or End inside the list that holds `from`, or from an open button into its
 * panel. Returns whether it used the key.
 */
export function moveFocus(from: Element, key: string, isBar: boolean): boolean {
  const list = from.closest('ul');
  if (!list) return false;
  const below =
    from.getAttribute('aria-expanded') === 'true' && from.closest('li')?.querySelector(':scope > ul');
  if (key === 'ArrowDown' && isBar && below) {
    controlsOf(below)[0]?.focus();
    return true;
  }
  const forward = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  const all = controlsOf(list);
  const at = all.findIndex((control) => control === from);
  const to = new Map([
    ['ArrowDown', at + 1],
    [forward, at + 1],
    ['ArrowUp', at - 1],
    [backward, at - 1],
    ['Home', 0],
    ['End', all.length - 1],
  ]).get(key);
  if (to === undefined) return false;
  all[to]?.focus();
  return true;
}
