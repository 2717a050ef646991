/**
 * Finds content that cannot be read in the page's current state: content beyond the sides of the window (WCAG
 * 1.4.10), and text cut off by a box that cannot be scrolled. It is also sent to a browser as text, so it must not
 * refer to anything outside itself.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const shortened = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 50);
  /** Whether an element is intentionally invisible: hidden, inert, or inside `aria-hidden` or `noscript`. */
  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[inert], [aria-hidden="true"], noscript') !== null;
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth + 1)
    faults.push(
      `the page is ${scrollWidth} px wide in ${clientWidth} px: ${[...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect();
          return !isHidden(element) && (left < -1 || right > clientWidth + 1);
        })
        .slice(-1)
        .map((element) => `${element.tagName} ${element.className} ${shortened(element.textContent ?? '')}`)
        .join()}`,
    );
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || shortened(node.textContent ?? '') === '' || isHidden(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0 || text.height === 0) continue;
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const { position, clip, clipPath, textOverflow } = style;
      // Text with an ellipsis, other slides of a carousel, and pins at the edge of a map may be cut off.
      if (textOverflow === 'ellipsis' || box.closest('[aria-roledescription], [data-pin]') !== null) break;
      // Visually hidden or line-clamped text.
      if (clip !== 'auto' || clipPath !== 'none' || style.getPropertyValue('-webkit-line-clamp') !== 'none')
        break;
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      const edge = box.getBoundingClientRect();
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) break;
      if (clips(style.overflowX) && (text.right > edge.right + 2 || text.left < edge.left - 2))
        faults.push(
          `cut at the side by ${box.tagName} ${box.className}: ${shortened(node.textContent ?? '')}`,
        );
      if (clips(style.overflowY) && (text.bottom > edge.bottom + 2 || text.top < edge.top - 2))
        faults.push(
          `cut above or below by ${box.tagName} ${box.className}: ${shortened(node.textContent ?? '')}`,
        );
      if (position === 'fixed') break;
    }
  }
  return faults;
}
