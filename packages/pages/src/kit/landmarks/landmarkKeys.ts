/**
 * Listens for F6, which moves the focus to the next landmark of the page, and Shift+F6 to the previous one. Only the
 * listener is here: the rest is loaded at the first press. React Aria's `useLandmark` is not used: it takes 2.9 kB
 * gzip in every page, and knows only landmarks that call it, so none in a part that is not hydrated yet.
 *
 * @returns a function that removes the listener
 */
export function listenForLandmarkKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // While a toast is shown, F6 moves the focus to it instead (`toastKeys`).
    if (event.key !== 'F6' || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // Before the import, or the browser moves the focus to its own toolbar in the meantime.
    event.preventDefault();
    const by = event.shiftKey ? -1 : 1;
    import('./moveToLandmark.ts').then(
      ({ moveToLandmark }) => moveToLandmark(by),
      // Without the code, the focus stays where it is; the next press loads it again.
      () => {},
    );
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
