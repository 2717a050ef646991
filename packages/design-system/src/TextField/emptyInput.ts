/** Empties an input like user input, so that the code that controls its value receives the event, and focuses it. */
export function emptyInput(input: HTMLInputElement): void {
  // React replaces the `value` property of each input; the prototype's setter bypasses React's tracking of it.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}
