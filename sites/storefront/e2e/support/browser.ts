import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../../../../.ci/chromium.ts';

/**
 * How the tests start the browser at a path; Playwright's own when there is none. Without pictures, which are drawn by
 * the gateway and again by the browser, a test takes a fifth less.
 */
export function launchOptionsOf(
  executablePath: string | undefined,
  { hasPictures = true }: { hasPictures?: boolean } = {},
): LaunchOptions {
  return {
    args: hasPictures ? chromiumFlags : [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
    // The back/forward cache is part of what visitors get; Playwright turns it off otherwise.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  };
}
