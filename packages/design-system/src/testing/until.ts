/**
 * Waits, frame by frame, for what comes without timers: `expect.poll` moves held timers on. What never comes fails by the
 * limit of the test.
 */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(requestAnimationFrame);
}
