import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { scaled } from './scaled.ts';

configure({
  // The same as Vitest's own timeout.
  asyncUtilTimeout: scaled(15_000),
});

const VIEWPORT = { width: 1280, height: 800 };

/**
 * The quick suite renders pages without strict mode, like the sites do, because strict mode renders everything twice.
 */
const isQuick = import.meta.env['SABADORA_MATRIX'] === 'quick';

/**
 * Before every browser test: focuses the document, as a visitor would (Chromium always acts so), and enables strict
 * mode for published packages, whose effects run, are undone and run again, as they may in any consumer's project.
 */
beforeEach(({ task }) => {
  window.focus();
  configure({ reactStrictMode: !isQuick || !task.file.filepath.includes('/packages/pages/') });
});

/**
 * After every browser test: restores timers, unmounts everything, resets where Tab starts, and restores the size of
 * the window.
 */
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  startTabAtTop();
  window.scrollTo(0, 0);
  if (window.innerWidth !== VIEWPORT.width || window.innerHeight !== VIEWPORT.height)
    await page.viewport(VIEWPORT.width, VIEWPORT.height);
});

/** Makes Tab start at the top: it continues from the last focused element, even when that element is gone. */
function startTabAtTop(): void {
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
}
