import { onTestFinished } from 'vitest';

/**
 * Waits, frame by frame, for what comes without timers: `expect.poll` moves held timers on. What never comes fails by the
 * limit of the test, and is not awaited any longer: a second attempt is on its own.
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
