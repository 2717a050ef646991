import { onTestFinished } from 'vitest';

/**
 * Adds a button at the end of the page during the test, as a target for Tab: after the last control of a page only
 * Chromium focuses the body.
 */
export function addLastStop(): HTMLElement {
  const button = document.createElement('button');
  button.textContent = 'after';
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}
