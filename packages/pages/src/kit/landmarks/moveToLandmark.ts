import { focused } from './landmark.css.ts';

/** Within these, `header` and `footer` are not landmarks of the page (HTML-AAM). */
const SECTIONING = 'article, aside, main, nav, section';
const OF_PAGE = 'header:not([role]), footer:not([role])';
/** Named sections are landmarks as well, but they are left out within the main content, where there are many. */
const REGIONS = 'section[aria-label], section[aria-labelledby], [role=region]';
const LANDMARKS = `nav, main, aside, [role=search], ${OF_PAGE}, ${REGIONS}`;

/** The element that had the focus when a landmark was last left by F6. */
const lastFocused = new WeakMap<Element, Element>();

/** The landmarks that can be reached, in document order. */
function landmarks(): HTMLElement[] {
  // Elements behind a modal dialog cannot be reached.
  const scope = [...document.querySelectorAll(':modal')].at(-1) ?? document.body;
  return [...scope.querySelectorAll<HTMLElement>(LANDMARKS)].filter(
    (element) =>
      !(element.matches(OF_PAGE) && element.parentElement?.closest(SECTIONING)) &&
      !(element.matches(REGIONS) && element.closest('main')) &&
      !element.closest('[inert]') &&
      element.checkVisibility({ visibilityProperty: true }),
  );
}

/** Moves the focus to the next or previous landmark, wrapping around at both ends. */
export function moveToLandmark(by: 1 | -1): void {
  const all = landmarks();
  const active = document.activeElement ?? document.body;
  const from = all.findLastIndex((landmark) => landmark.contains(active));
  const current = all[from];
  if (current && active !== current) lastFocused.set(current, active);
  const next = current ? all[(from + by + all.length) % all.length] : neighbour(all, active, by);
  if (!next || next === current) return;
  const known = lastFocused.get(next);
  if (known instanceof HTMLElement && next.contains(known) && known.checkVisibility()) known.focus();
  else focusLandmark(next);
}

/** The landmark before or after an element that is outside of all landmarks. */
function neighbour(all: readonly HTMLElement[], element: Element, by: 1 | -1): HTMLElement | undefined {
  const isAt = (landmark: HTMLElement, where: number) =>
    (element.compareDocumentPosition(landmark) & where) !== 0;
  if (by === 1) return all.find((landmark) => isAt(landmark, Node.DOCUMENT_POSITION_FOLLOWING)) ?? all[0];
  return all.findLast((landmark) => isAt(landmark, Node.DOCUMENT_POSITION_PRECEDING)) ?? all.at(-1);
}

/**
 * Focuses the landmark itself and shows a focus ring. Its `tabindex` is removed on blur, so that a mouse press does
 * not focus it.
 */
function focusLandmark(landmark: HTMLElement): void {
  const isFocusable = landmark.hasAttribute('tabindex');
  if (!isFocusable) landmark.tabIndex = -1;
  landmark.classList.add(focused);
  landmark.addEventListener(
    'blur',
    () => {
      landmark.classList.remove(focused);
      if (!isFocusable) landmark.removeAttribute('tabindex');
    },
    { once: true },
  );
  landmark.focus();
}
