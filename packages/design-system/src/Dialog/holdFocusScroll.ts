import { isElement } from '../layers/dom.ts';

/** What the keyboard on the screen comes out for. */
const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image], [type=button], [type=submit], [type=reset]), textarea, [contenteditable]';

const overflows = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/**
 * Keeps Safari on a phone from moving the page when a field under a modal's finger, or under the arrows of the
 * keyboard, gets the focus: it centres the field by scrolling the window, even one that is locked. The field is focused
 * ahead of Safari, without scrolling, and only the area around it scrolls. The keyboard's "Done" leaves the focus on
 * the page; it goes to what is around the field instead, or pressing the field again would be no change of focus.
 *
 * @returns stops it.
 */
export function holdFocusScroll(document: Document): () => void {
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!isElement(target) || !target.closest('dialog')) return;
    if (!relatedTarget) {
      // Also of a window that loses the focus: then the field keeps it.
      if (target.ownerDocument.hasFocus() && target.matches(TYPED_IN))
        target.parentElement?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      return;
    }
    const field = relatedTarget as HTMLElement;
    if (!field.matches(TYPED_IN)) return;
    field.focus({ preventScroll: true });
    reveal(field);
  };
  document.addEventListener('blur', onBlur, true);
  return () => document.removeEventListener('blur', onBlur, true);
}

/** Scrolls the area around a field, and nothing further out, as far as needed. */
function reveal(field: HTMLElement): void {
  let area = field.parentElement;
  while (area && !overflows(area)) area = area.parentElement;
  if (!area || area === field.ownerDocument.documentElement) return;
  const [inner, outer] = [field.getBoundingClientRect(), area.getBoundingClientRect()];
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.bottom;
  if (above < 0 || below > 0) area.scrollTop += above < 0 ? above : below;
}
