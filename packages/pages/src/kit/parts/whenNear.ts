/** How far above and below the window counts as near: as far as the window is high. */
const MARGIN = '100% 0px';

/**
 * Resolves once the element of a document that a server rendered is near the window, or the visitor presses Tab, who
 * may get there with the next presses; at once on a server, and where the document has no such element. An island whose
 * `load` waits for it hydrates then: work that a first view does without.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof document === 'undefined') return;
  const element = document.getElementById(id);
  if (!element) return;
  await new Promise<void>((resolve) => {
    const stop = () => {
      observer.disconnect();
      removeEventListener('keydown', onKeyDown);
      resolve();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') stop();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) stop();
      },
      // The margin of the document that the element is in, which may be a frame.
      { root: document, rootMargin: MARGIN },
    );
    observer.observe(element);
    addEventListener('keydown', onKeyDown);
  });
}
