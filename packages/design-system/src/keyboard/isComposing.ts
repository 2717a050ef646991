/** The code of a key that an input method has taken. */
const PROCESSED = 229;

/**
 * Whether a key belongs to an input method that composes a text (Japanese, Chinese, accents on some keyboards): its
 * Enter and Escape accept or drop the composition. Safari sends the last one after the composition, marked by its
 * code alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.isComposing || event.keyCode === PROCESSED;
}
