/**
 * What cannot be read on the page in its current state: content beyond the sides of the window (WCAG 1.4.10), text cut
 * off by a box that cannot be scrolled. Also sent to a browser as text: it may refer to nothing outside itself.
 */
export function layoutFaults(): string[] {
  const faults: string[] = [];
  const shortened = (text: string) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 50);
  /** Meant to be invisible at the moment: out of sight for screen readers, closed, or another slide. */
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
      // Shortened, and whole elsewhere; the slides beside the one in view; the pins at the edge of a map.
      if (textOverflow === 'ellipsis' || box.closest('[aria-roledescription], [data-pin]') !== null) break;
      // Out of sight for screen readers.
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
