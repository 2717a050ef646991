/** Waits until a number (how far something has scrolled) has stopped changing. */
export async function standsStill(read: () => number): Promise<void> {
  let before: number;
  do {
    before = read();
    await new Promise((resolve) => setTimeout(resolve, 100));
  } while (before !== read());
}

/**
 * Waits until an element has stopped moving. StrictMode opens an overlay twice, so that one motion may follow
 * another.
 */
export async function settled(element: Element): Promise<void> {
  do {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  } while (element.getAnimations().length > 0);
}

/** Waits for two frames: what was changed before is laid out, painted, and seen by observers. */
export async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
