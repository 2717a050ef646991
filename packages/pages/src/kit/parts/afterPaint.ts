const waiting: (() => void)[] = [];

/** Events that run the waiting work at once: the next press or key, or the page being hidden. */
const FLUSHING = ['click', 'keydown', 'submit', 'pagehide', 'visibilitychange'] as const;

function flush(): void {
  for (const event of FLUSHING) window.removeEventListener(event, flush, { capture: true });
  for (const run of waiting.splice(0)) run();
}

/**
 * Runs work caused by a press after the press has been painted: in the task after the next frame, and before the
 * visitor's next action is handled. Call it from an event, never while rendering.
 */
export function afterPaint(run: () => void): void {
  waiting.push(run);
  if (waiting.length > 1) return;
  for (const event of FLUSHING) window.addEventListener(event, flush, { capture: true });
  // In a task of its own: changes made in a frame's callback would be painted with that frame.
  requestAnimationFrame(() => setTimeout(flush));
}
