/** Waits until a number, e.g. a scroll position, has stopped changing. */
export async function standsStill(read: () => number): Promise<void> {
  let before: number;
  do {
    before = read();
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (before !== read());
}

/**
 * Waits until an element's animations have ended. StrictMode opens an overlay twice, so one animation may follow
 * another.
 */
export async function settled(element: Element): Promise<void> {
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  } while (element.getAnimations().length > 0);
}

/** Waits for two frames, after which previous changes are laid out, painted, and reported to observers. */
export async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
