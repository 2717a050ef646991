/**
 * F6 moves the focus to the next landmark of the page, Shift+F6 to the one before. Here is only what hears the key:
 * the rest is fetched at the first press. Not React Aria's `useLandmark`, which knows only landmarks that call it (2.9
 * kB gzip in every page), and so none of a part that is not hydrated yet.
 *
 * @returns how to stop
 */
export function listenForLandmarkKeys(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    // While a toast is shown, F6 moves the focus to it instead (`toastKeys`).
    if (event.key !== 'F6' || event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // At once, or the browser moves the focus to its own toolbar in the meantime.
    event.preventDefault();
    const by = event.shiftKey ? -1 : 1;
    import('./moveToLandmark.ts').then(
      ({ moveToLandmark }) => moveToLandmark(by),
      // Without the code the focus stays where it is; the next press requests it again.
      () => {},
    );
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
}
