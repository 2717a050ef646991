import { existsSync } from 'node:fs';
import { canInstall, install } from './debian.ts';

/** Flags that keep headless Chromium from looking for a GPU or calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of an installed Chromium or Chrome; undefined leaves the choice to Playwright's own browser. */
export function findChromium(): string | undefined {
  return candidates.find((path): path is string => path !== undefined && path !== '' && existsSync(path));
}

/** Makes sure that there is a browser, or ends with one sentence. */
export async function haveBrowser(): Promise<void> {
  if (findChromium() !== undefined) return;
  if (canInstall()) {
    console.log('No Chromium here: installing it from the distribution.');
    if (install('chromium') && findChromium() !== undefined) return;
  }
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.error(
    'This needs Chromium: install Chrome or Chromium, set CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
  process.exit(1);
}
