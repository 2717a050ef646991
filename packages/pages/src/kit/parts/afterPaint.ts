const waiting: (() => void)[] = [];

/** What may come before the next frame and must find the work done: another press or key, or the end of the page. */
const FLUSHING = ['click', 'keydown', 'submit', 'pagehide', 'visibilitychange'] as const;

function flush(): void {
  for (const event of FLUSHING) window.removeEventListener(event, flush, { capture: true });
  for (const run of waiting.splice(0)) run();
}

/**
 * Does work that follows a press once the press itself is painted: `run` is called in the task after the next frame, and
 * before anything else that the visitor does. Called from an event, never while rendering.
 */
export function afterPaint(run: () => void): void {
  waiting.push(run);
  if (waiting.length > 1) return;
  for (const event of FLUSHING) window.addEventListener(event, flush, { capture: true });
  // A task of its own: what a frame's callback changes is painted with that frame.
  requestAnimationFrame(() => setTimeout(flush));
}
