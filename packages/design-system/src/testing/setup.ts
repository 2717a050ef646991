import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { scaled } from './scaled.ts';

configure({
  // As long as Vitest's own.
  asyncUtilTimeout: scaled(15_000),
});

const VIEWPORT = { width: 1280, height: 800 };

/** The quick suite renders pages as the sites do, not in strict mode, which renders all twice. */
const isQuick = import.meta.env['SABADORA_MATRIX'] === 'quick';

/**
 * Before every browser test: the document has the focus, as that of a visitor has (Chromium always acts so), and in
 * what is published effects run, are undone and run again, as they may in any consumer's project.
 */
beforeEach(({ task }) => {
  window.focus();
  configure({ reactStrictMode: !isQuick || !task.file.filepath.includes('/packages/pages/') });
});

/**
 * After every browser test: timers run, nothing stays rendered, Tab starts at the top, and the window is a desktop's
 * again.
 */
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  startTabAtTop();
  window.scrollTo(0, 0);
  if (window.innerWidth !== VIEWPORT.width || window.innerHeight !== VIEWPORT.height)
    await page.viewport(VIEWPORT.width, VIEWPORT.height);
});

/** Tab goes on from where the focus was last, even when that element is gone. */
function startTabAtTop(): void {
  const top = document.createElement('span');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus({ preventScroll: true });
  top.remove();
}
