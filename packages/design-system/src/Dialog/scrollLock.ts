import { activeElementAround, isElement, windowOf } from '../layers/dom.ts';
import { holdFocusScroll } from './holdFocusScroll.ts';

/** For each locked document, the function that releases it, and the number of modals that lock it. */
const locks = new WeakMap<Document, { count: number; release: () => void }>();

/**
 * Keeps the page behind a modal from scrolling, without a shift when its scrollbar disappears. Locks are counted;
 * when the last one is released, the page scrolls again according to its own styles.
 *
 * Safari on a phone scrolls a locked page nevertheless in four cases, which React Aria's `usePreventScroll` lists:
 *
 * 1. A finger on an element that does not scroll: prevented by `holdPage`, which still allows zooming, and dragging a
 *    slider or the handles of a selection.
 * 2. A finger that scrolls beyond the end of an area: prevented by `overscroll-behavior` of the modal's parts, and by
 *    `holdPage` for areas without overflowing content (https://bugs.webkit.org/show_bug.cgi?id=243452).
 * 3. A press on a field, and 4. the keyboard's arrows between fields: `holdFocusScroll`.
 *
 * Own code, because React Aria's (3.53) weighs 3.8 kB gzip against 1.1 here; it also locks only the page's own
 * document, loses `!important` of the page's inline styles, and adds a `<style>` to the page, which a strict content
 * security policy refuses.
 *
 * @returns a function that releases this lock, to be called once.
 */
export function lockScroll(document: Document): () => void {
  const lock = locks.get(document) ?? { count: 0, release: holdRoot(document) };
  lock.count += 1;
  locks.set(document, lock);
  return () => {
    lock.count -= 1;
    if (lock.count > 0) return;
    locks.delete(document);
    lock.release();
  };
}

function holdRoot(document: Document): () => void {
  const root = document.documentElement;
  // Unlike padding on the body, the gutter also keeps fixed bars in place.
  const hasScrollbar = windowOf(root).innerWidth > root.clientWidth;
  const freeGutter = hasScrollbar && setInline(root, 'scrollbar-gutter', 'stable');
  const freeOverflow = setInline(root, 'overflow', 'hidden');
  document.addEventListener('touchmove', holdPage, { passive: false });
  const { platform, maxTouchPoints } = windowOf(root).navigator;
  // An iPad reports a platform that begins with "Mac".
  const isApplePhone = /^(?:iP|Mac)/.test(platform) && maxTouchPoints > 1;
  const freeFocus = isApplePhone ? holdFocusScroll(document) : undefined;
  return () => {
    freeFocus?.();
    if (freeGutter) freeGutter();
    freeOverflow();
    document.removeEventListener('touchmove', holdPage);
  };
}

/** Sets an inline style. The returned function restores the page's own inline style. */
function setInline({ style }: HTMLElement, property: string, value: string): () => void {
  const before = Array.from(style)
    .filter((name) => name.startsWith(property))
    .map((name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const);
  style.setProperty(property, value);
  return () => {
    style.removeProperty(property);
    for (const declaration of before) style.setProperty(...declaration);
  };
}

/**
 * Prevents that Safari on a phone moves the page under a modal when a finger moves on an element that does not
 * scroll, or the keyboard is open. Two fingers can still zoom.
 */
function holdPage(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable || isSelecting(event)) return;
  const scrolls = (target: EventTarget) =>
    isElement(target) && (target.matches('input[type=range]') || canScroll(target));
  if (!event.composedPath().some(scrolls)) event.preventDefault();
}

/** Whether the finger may be on a handle of the text selection. */
function isSelecting({ target }: TouchEvent): boolean {
  if (!isElement(target)) return false;
  if ('selectionStart' in target && activeElementAround(target) === target)
    return target.selectionStart !== (target as HTMLInputElement).selectionEnd;
  const selection = target.ownerDocument.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(target, true);
}

/** Whether an element can scroll; the body counts as locked. */
function canScroll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = /auto|scroll/;
  return (
    element !== element.ownerDocument.body &&
    ((element.scrollHeight > element.clientHeight && scrolls.test(overflowY)) ||
      (element.scrollWidth > element.clientWidth && scrolls.test(overflowX)))
  );
}
