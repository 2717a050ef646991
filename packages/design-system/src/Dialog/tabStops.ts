import { activeElementAround } from '../layers/dom.ts';

/** What Tab can reach inside an element now, in the order of the document. */
export function focusableIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // A link that leads nowhere has the tab index of one that does.
      !element.matches(':disabled, [inert] *, a:not([href])') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

const isGrouped = (element: Element | null): element is HTMLInputElement =>
  element?.matches('[type=radio][name]:not([name=""])') === true;

/** Of a group of radio buttons Tab knows the chosen one, or the first in its way. */
const isSameStop = (one: Element | null, other: Element) =>
  one === other || (isGrouped(one) && isGrouped(other) && one.name === other.name && one.form === other.form);

/**
 * Where Tab, or Shift+Tab when `isBackward`, goes from one end of an element to the other; `undefined` where the
 * browser finds the way itself.
 */
export function stopAround(root: HTMLElement, isBackward: boolean): HTMLElement | undefined {
  const stops = focusableIn(root);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return root;
  const [edge, other] = isBackward ? [first, last] : [last, first];
  const active = activeElementAround(root);
  if (!isSameStop(active, edge) && !(isBackward && active === root)) return undefined;
  return stops.find((stop) => isSameStop(stop, other) && stop.matches(':checked')) ?? other;
}

/**
 * Puts a scrolling area into the tab order while it overflows and nothing inside can be focused, so that the keyboard can
 * scroll it in every browser (WCAG 2.2, 2.1.1).
 *
 * @returns what ends it
 */
export function letKeyboardScroll(area: HTMLElement): () => void {
  const sizes = new ResizeObserver(() => {
    if (area.scrollHeight > area.clientHeight && focusableIn(area).length === 0) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  });
  // Its own size is that of the window; what it holds grows and shrinks beyond it. Each is reported when it is observed.
  const observe = () => {
    sizes.disconnect();
    for (const element of [area, ...area.children]) sizes.observe(element);
  };
  const content = new MutationObserver(observe);
  content.observe(area, { childList: true, subtree: true });
  observe();
  return () => {
    content.disconnect();
    sizes.disconnect();
  };
}
