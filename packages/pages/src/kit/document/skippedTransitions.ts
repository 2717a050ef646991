/**
 * Ignores the rejected promises of skipped transitions between two documents. The browser skips a transition for the
 * next navigation, for Back, or when the window is resized, e.g. when a phone's keyboard closes. The documents are
 * shown nevertheless, so it is not an error to report. Call it before the first transition (`documents.css`) can be
 * skipped.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('pageswap', ignoreSkipped);
  addEventListener('pagereveal', ignoreSkipped);

  // No event contains the transition to a document that has not opted in, e.g. one that is left before its styles
  // have loaded, but Chromium rejects its promises nevertheless.
  addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    if (reason instanceof DOMException && reason.message.startsWith('Transition was '))
      event.preventDefault();
  });
}

function ignoreSkipped({ viewTransition }: PageSwapEvent | PageRevealEvent): void {
  if (!viewTransition) return;
  const { ready, finished, updateCallbackDone } = viewTransition;
  for (const settled of [ready, finished, updateCallbackDone]) settled.catch(() => {});
}
