/**
 * Nothing may be wider than the window: reading would mean scrolling in two directions (WCAG 2.2, 1.4.10).
 *
 * @throws Error that names the widest elements.
 */
export function expectOneWayScroll(): void {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return;
  const wide = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    })
    .map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
  throw new Error(
    `The page is ${scrollWidth} px wide in a window of ${clientWidth} px, because of ${wide.slice(0, 5).join(', ')}.`,
  );
}
