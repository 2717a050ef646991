import { windowOf } from '../layers/dom.ts';

/** CSS property with the height in px that the on-screen keyboard covers. */
export const keyboardHeight = '--sabadora-keyboard-height';

/**
 * Sets a CSS property on a fixed element to the height that the on-screen keyboard covers, which `dvh` does not account
 * for, and keeps the focused field in view.
 *
 * @returns a function that stops it.
 */
export function makeRoomForKeyboard(element: HTMLElement): () => void {
  const page = windowOf(element);
  const view = page.visualViewport;
  if (!view) return () => {};
  const update = () => {
    // Zooming in also makes the visual viewport smaller.
    const covered = view.scale > 1.01 ? 0 : Math.round(page.innerHeight - view.offsetTop - view.height);
    element.style.setProperty(keyboardHeight, covered > 0 ? `${covered}px` : '');
    if (covered > 0) element.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  };
  const over = new AbortController();
  update();
  view.addEventListener('resize', update, { signal: over.signal });
  view.addEventListener('scroll', update, { signal: over.signal });
  return () => over.abort();
}
