import { activeElementAround, isElement, windowOf } from '../layers/dom.ts';
import { holdFocusScroll } from './holdFocusScroll.ts';

/** How to release the page of a document, and how many modals hold it. */
const locks = new WeakMap<Document, { count: number; release: () => void }>();

/**
 * Keeps the page behind a modal from scrolling, without a jump where its scrollbar was. Locks add up;
 * when the last one is released the page scrolls again, as its own styles say.
 *
 * Safari on a phone scrolls a locked page all the same, in four cases, as React Aria's `usePreventScroll` lists them:
 *
 * 1. A finger on what does not scroll: `holdPage`. It may still zoom, drag a slider or the handles of a selection.
 * 2. A finger that comes to the end of what scrolls: `overscroll-behavior` of the modal's parts, and `holdPage` for
 *    what scrolls only by its style (https://bugs.webkit.org/show_bug.cgi?id=243452).
 * 3. A press on a field, and 4. the keyboard's arrows between fields: `holdFocusScroll`.
 *
 * Own code, because React Aria's (3.53) weighs 3.8 kB gzip against 1.1 here; it also locks no document but the page's
 * own, loses the `!important` of what the page itself says, and puts a `<style>` into the page, which a strict content
 * security policy refuses.
 *
 * @returns releases this lock; to be called once.
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
  // The gutter also keeps fixed bars where they are, which padding on the body would not.
  const hasScrollbar = windowOf(root).innerWidth > root.clientWidth;
  const freeGutter = hasScrollbar && setInline(root, 'scrollbar-gutter', 'stable');
  const freeOverflow = setInline(root, 'overflow', 'hidden');
  document.addEventListener('touchmove', holdPage, { passive: false });
  const { platform, maxTouchPoints } = windowOf(root).navigator;
  // An iPad calls itself a Mac.
  const isApplePhone = /^(?:iP|Mac)/.test(platform) && maxTouchPoints > 1;
  const freeFocus = isApplePhone ? holdFocusScroll(document) : undefined;
  return () => {
    freeFocus?.();
    if (freeGutter) freeGutter();
    freeOverflow();
    document.removeEventListener('touchmove', holdPage);
  };
}

/** Sets an inline style. What is returned brings back what the page itself had said there. */
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
 * Safari on a phone moves the page under a modal all the same, when a finger finds nothing to scroll in the modal
 * or the keyboard is out. Two fingers may still zoom.
 */
function holdPage(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable || isSelecting(event)) return;
  const scrolls = (target: EventTarget) =>
    isElement(target) && (target.matches('input[type=range]') || canScroll(target));
  if (!event.composedPath().some(scrolls)) event.preventDefault();
}

/** Whether the finger may be on a handle of what is selected. */
function isSelecting({ target }: TouchEvent): boolean {
  if (!isElement(target)) return false;
  if ('selectionStart' in target && activeElementAround(target) === target)
    return target.selectionStart !== (target as HTMLInputElement).selectionEnd;
  const selection = target.ownerDocument.getSelection();
  return selection?.isCollapsed === false && selection.containsNode(target, true);
}

/** The root cannot: it is locked. */
function canScroll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = /auto|scroll/;
  return (
    element !== element.ownerDocument.body &&
    ((element.scrollHeight > element.clientHeight && scrolls.test(overflowY)) ||
      (element.scrollWidth > element.clientWidth && scrolls.test(overflowX)))
  );
}
