import { isElement, windowOf } from '../layers/dom.ts';

/** How to release the page of a document, and how many modals hold it. */
const locks = new WeakMap<Document, { count: number; release: () => void }>();

/**
 * Keeps the page behind a modal from scrolling, without a jump where its scrollbar was. Locks add up;
 * when the last one is released the page scrolls again, as its own styles say.
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
  return () => {
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
  if (event.touches.length > 1 || !event.cancelable) return;
  const scrolls = (target: EventTarget) =>
    isElement(target) && (target.matches('input[type=range]') || canScroll(target));
  if (!event.composedPath().some(scrolls)) event.preventDefault();
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
