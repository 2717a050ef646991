import { onTestFinished } from 'vitest';

/**
 * A button at the end of the page, while the test runs, for Tab to come to: past the last control of a page only
 * Chromium gives the focus to the body.
 */
export function addLastStop(): HTMLElement {
  const button = document.createElement('button');
  button.textContent = 'after';
  document.body.append(button);
  onTestFinished(() => button.remove());
  return button;
}
