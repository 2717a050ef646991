import { isElement } from '../layers/dom.ts';

/** Elements for which the on-screen keyboard opens. */
const TYPED_IN =
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=image], [type=button], [type=submit], [type=reset]), textarea, [contenteditable]';

const overflows = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/**
 * Keeps Safari on a phone from moving the page when a field in a modal gets the focus by a press or the arrows of the
 * keyboard: Safari centres the field by scrolling the window, even a locked one. The field is focused before Safari
 * does, without scrolling, and only the scrolling area around it scrolls. After the keyboard's "Done", the focus
 * moves to an element around the field, so that pressing the field again changes the focus.
 *
 * @returns a function that stops it.
 */
export function holdFocusScroll(document: Document): () => void {
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (!isElement(target) || !target.closest('dialog')) return;
    if (!relatedTarget) {
      // A window that loses the focus also causes a blur; then the field stays the active element.
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

/** Scrolls the nearest scrolling area around a field, and no outer one, as far as needed. */
function reveal(field: HTMLElement): void {
  let area = field.parentElement;
  while (area && !overflows(area)) area = area.parentElement;
  if (!area || area === field.ownerDocument.documentElement) return;
  const [inner, outer] = [field.getBoundingClientRect(), area.getBoundingClientRect()];
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.bottom;
  if (above < 0 || below > 0) area.scrollTop += above < 0 ? above : below;
}
