import { onTestFinished } from 'vitest';

/**
 * Waits, frame by frame, for a condition that needs no timers, because `expect.poll` would advance fake timers. If
 * the condition never becomes true, the test fails by its own timeout; the wait then ends too, so that a retry is not
 * affected.
 */
export async function until(isSo: () => boolean): Promise<void> {
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  while (!isSo()) {
    if (isOver) throw new Error(`It never came: ${isSo.toString()}`);
    await new Promise(requestAnimationFrame);
  }
}
