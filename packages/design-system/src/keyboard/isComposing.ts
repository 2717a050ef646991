/** The `keyCode` of a key that was handled by an input method. */
const PROCESSED = 229;

/**
 * Whether a key belongs to an input method that composes text (Japanese, Chinese, accents on some keyboards): its
 * Enter and Escape accept or cancel the composition. Safari sends the last such key after the composition, where only
 * its code identifies it (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESSED;
}
