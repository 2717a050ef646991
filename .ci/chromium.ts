import { existsSync } from 'node:fs';

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
