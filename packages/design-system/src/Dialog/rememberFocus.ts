import { focusableIn } from './tabStops.ts';

const idOf = ({ id }: Element) => id;
const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

/**
 * Remembers what has the focus. The browser gives it back when a dialog closes, but only to the very same element;
 * what is returned finds the one that has taken its place, or the nearest to it, when that element is gone.
 */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const around: Element[] = [];
  for (let element = opener?.parentElement; element; element = element.parentElement) around.push(element);
  const giveBack = () => {
    const { activeElement, body } = document;
    // While it leaves, a closed dialog is still drawn and may have kept the focus.
    const isLost = !activeElement || activeElement === body || dialog.contains(activeElement);
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
