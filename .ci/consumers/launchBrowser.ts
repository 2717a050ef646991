import { chromium, type Browser } from '@playwright/test';
import { chromiumFlags, findTestChromium } from '../chromium.ts';

/** Launches the browser of tests, or Playwright's own where it is not installed. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findTestChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath !== undefined && { executablePath }) });
}
