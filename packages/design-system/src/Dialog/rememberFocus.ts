import { activeElementAround, isElement, parentOf } from '../layers/dom.ts';
import { focusableIn } from './tabStops.ts';

const idOf = ({ id }: Element) => id;
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/**
 * Remembers the element that has the focus. When a dialog closes, the browser returns the focus only to that same
 * element; the returned function focuses its replacement, or a control near it, when that element is gone.
 */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const opener = activeElementAround(dialog);
  const around: Element[] = [];
  for (let node = opener && parentOf(opener); node; node = parentOf(node))
    if (isElement(node)) around.push(node);
  const giveBack = () => {
    const active = activeElementAround(dialog);
    // During its closing transition, a dialog is still rendered and may have the focus.
    const isLost = !active || active === dialog.ownerDocument.body || dialog.contains(active);
    const home = around.find(({ isConnected }) => isConnected);
    if (!opener || !home || dialog.open || !isLost) return;
    const near = focusableIn(home);
    const like = (trait: typeof nameOf) =>
      near.find(
        (element) => trait(opener) && trait(element) === trait(opener) && element.tagName === opener.tagName,
      );
    // Not the first control of the whole page, which is far from the remembered one.
    const successor = like(idOf) ?? like(nameOf) ?? (home.matches('body *') ? near[0] : undefined);
    successor?.focus();
  };
  // The replacement may be rendered by the same update that closes the dialog.
  return () => queueMicrotask(giveBack);
}
