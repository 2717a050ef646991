let locks = 0;

/**
 * Keeps the page behind a modal from scrolling, without a jump where its scrollbar was. Locks add up;
 * the page scrolls again when the last one is released.
 *
 * @returns releases this lock; to be called once.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement;
  locks += 1;
  if (locks === 1) {
    // The gutter also keeps fixed bars where they are, which padding on the body would not.
    if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
    style.setProperty('overflow', 'hidden');
    document.addEventListener('touchmove', holdPage, { passive: false });
  }
  return () => {
    locks -= 1;
    if (locks > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
    document.removeEventListener('touchmove', holdPage);
  };
}

/**
 * Safari on a phone moves the page under a modal all the same, when a finger finds nothing to scroll in the modal
 * or the keyboard is out. Two fingers may still zoom.
 */
function holdPage(event: TouchEvent): void {
  if (event.touches.length > 1 || !event.cancelable) return;
  const scrolls = (target: EventTarget) =>
    target instanceof Element && (target.matches('input[type=range]') || canScroll(target));
  if (!event.composedPath().some(scrolls)) event.preventDefault();
}

/** The root cannot: it is locked. */
function canScroll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const scrolls = /auto|scroll/;
  return (
    element !== document.body &&
    ((element.scrollHeight > element.clientHeight && scrolls.test(overflowY)) ||
      (element.scrollWidth > element.clientWidth && scrolls.test(overflowX)))
  );
}
