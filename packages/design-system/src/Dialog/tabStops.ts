import { activeElementAround } from '../layers/dom.ts';

/** The elements that Tab can reach inside an element now, in document order. */
export function focusableIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      // A link without `href` also has the tab index 0, but cannot be focused.
      !element.matches(':disabled, [inert] *, a:not([href])') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

const isGrouped = (element: Element | null): element is HTMLInputElement =>
  element?.matches('[type=radio][name]:not([name=""])') === true;

/** Whether Tab treats both as one stop: the radio buttons of a group are a single stop. */
const isSameStop = (one: Element | null, other: Element) =>
  one === other || (isGrouped(one) && isGrouped(other) && one.name === other.name && one.form === other.form);

/**
 * The stop to which Tab, or Shift+Tab when `isBackward`, wraps from one end of an element to the other; undefined
 * where the browser moves the focus itself.
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
 * @returns a function that stops it
 */
export function letKeyboardScroll(area: HTMLElement): () => void {
  const update = () => {
    if (area.scrollHeight > area.clientHeight && focusableIn(area).length === 0) area.tabIndex = 0;
    else area.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  // The area's size does not change with its content, so its children are observed too. Each observation calls
  // `update` in the next frame.
  const observe = () => {
    sizes.disconnect();
    for (const element of [area, ...area.children]) sizes.observe(element);
  };
  const content = new MutationObserver(observe);
  content.observe(area, { childList: true, subtree: true });
  observe();
  update();
  return () => {
    content.disconnect();
    sizes.disconnect();
  };
}
