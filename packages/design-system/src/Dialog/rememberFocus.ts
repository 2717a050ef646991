import { activeElementAround, isElement, parentOf } from '../layers/dom.ts';
import { focusableIn } from './tabStops.ts';

const idOf = ({ id }: Element) => id;
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/**
 * Remembers what has the focus. The browser gives it back when a dialog closes, but only to the very same element;
 * what is returned finds the one that has taken its place, or the nearest to it, when that element is gone.
 */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const opener = activeElementAround(dialog);
  const around: Element[] = [];
  for (let node = opener && parentOf(opener); node; node = parentOf(node))
    if (isElement(node)) around.push(node);
  const giveBack = () => {
    const active = activeElementAround(dialog);
    // While it leaves, a closed dialog is still drawn and may have kept the focus.
    const isLost = !active || active === dialog.ownerDocument.body || dialog.contains(active);
    const home = around.find(({ isConnected }) => isConnected);
    if (!opener || !home || dialog.open || !isLost) return;
    const near = focusableIn(home);
    const like = (trait: typeof nameOf) =>
      near.find(
        (element) => trait(opener) && trait(element) === trait(opener) && element.tagName === opener.tagName,
      );
    // Not the first of the whole page, which is far from where the visitor was.
    const successor = like(idOf) ?? like(nameOf) ?? (home.matches('body *') ? near[0] : undefined);
    successor?.focus();
  };
  // The one that replaces it may arrive with the same change that closes the dialog.
  return () => queueMicrotask(giveBack);
}
