/**
 * A transition between two documents is skipped by the next navigation, by Back, or when the window is resized, as by
 * the keyboard of a phone that closes. Its promises are rejected then. The documents are shown all the same, so that is
 * no error to report. To be called before the transition from the document before it (`documents.css`) can be skipped.
 */
export function ignoreSkippedTransitions(): void {
  addEventListener('pageswap', ignoreSkipped);
  addEventListener('pagereveal', ignoreSkipped);

  // No event hands over a transition whose next document has not opted in, as one that is left before its styles have
  // come: Chromium rejects its promises all the same.
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
