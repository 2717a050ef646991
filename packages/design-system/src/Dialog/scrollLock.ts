let locks = 0;

/**
 * Keeps the page behind a modal from scrolling, without a jump where its scrollbar was. Locks add up;
 * the page scrolls again when the last one is released.
 *
 * @returns releases this lock, once.
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  if (locks === 1) {
    const hasScrollbar = window.innerWidth > root.clientWidth;
    root.style.setProperty('overflow', 'hidden');
    // The gutter also keeps fixed bars where they are, which padding on the body would not.
    if (hasScrollbar) root.style.setProperty('scrollbar-gutter', 'stable');
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    locks -= 1;
    if (locks > 0) return;
    root.style.removeProperty('overflow');
    root.style.removeProperty('scrollbar-gutter');
  };
}
