import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../../../../.ci/chromium.ts';

/**
 * Launch options of the browser at a path, or of Playwright's own. Without pictures, which the gateway draws and the
 * browser decodes, a test takes a fifth less time.
 */
export function launchOptionsOf(
  executablePath: string | undefined,
  { hasPictures = true }: { hasPictures?: boolean } = {},
): LaunchOptions {
  return {
    args: hasPictures ? chromiumFlags : [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
    // Keeps the back/forward cache, which visitors have, and which Playwright turns off by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  };
}
