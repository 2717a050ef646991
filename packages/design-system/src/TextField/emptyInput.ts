/**
 * Empties an input as if the visitor had done it, so that the owner of the value gets the event, and puts the caret
 * there.
 */
export function emptyInput(input: HTMLInputElement): void {
  // React replaces the `value` of each input it controls; the prototype's setter goes past its record of it.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
