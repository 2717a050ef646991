import type { LaunchOptions } from '@playwright/test';
import { chromiumFlags } from '../../../.ci/chromium.ts';

/** How the tests start the browser at a path; Playwright's own when there is none. */
export function launchOptionsOf(executablePath: string | undefined): LaunchOptions {
  return {
    args: chromiumFlags,
    // The back/forward cache is part of what visitors get; Playwright turns it off otherwise.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath ? { executablePath } : {}),
  };
}
