import { expect, onTestFinished } from 'vitest';
import { twoFrames } from './settle.ts';

/**
 * Records the layout shifts of the test that calls it (`value` of each `layout-shift` entry). Resolves once shifts
 * brought about on purpose were recorded, and with none: a shift is only reported where there is something painted to
 * shift, in Chromium.
 */
export async function recordLayoutShifts(): Promise<readonly number[]> {
  const shifts: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      shifts.push(entry.value);
  });
  // See UNPAINTED_FRAME in vitest.workspace.ts.
  window.frameElement?.toggleAttribute('data-painted', true);
  onTestFinished(() => {
    observer.disconnect();
    window.frameElement?.toggleAttribute('data-painted', false);
  });
  observer.observe({ type: 'layout-shift' });
  await twoFrames();
  const spacer = document.createElement('div');
  spacer.style.height = '100px';
  document.body.prepend(spacer);
  await expect.poll(() => shifts, { message: 'a shift down is recorded' }).toHaveLength(1);
  spacer.remove();
  await expect.poll(() => shifts, { message: 'a shift up is recorded' }).toHaveLength(2);
  shifts.length = 0;
  return shifts;
}
