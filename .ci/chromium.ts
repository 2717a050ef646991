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
  // With hinting, the headless shell would measure text differently from Chromium.
  '--font-render-hinting=none',
];

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The program itself: the script in /usr/bin would be an additional process. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell';

/** Where Debian puts the fonts with the widths of Arial and Times New Roman, which the theme's fallbacks name. */
const LIBERATION_FONTS = '/usr/share/fonts/truetype/liberation';

const isThere = (path: string | undefined): path is string =>
  path !== undefined && path !== '' && existsSync(path);

/** Path of an installed Chromium or Chrome; undefined when there is none, so that Playwright uses its own browser. */
export function findChromium(): string | undefined {
  return candidates.find(isThere);
}

/**
 * Path of the browser for most tests: Chromium's headless shell, which opens a page with half of the work, or the
 * result of `findChromium` where it is not installed. Playwright's own browser is a headless shell, too. A headless
 * shell has no back/forward cache, so tests of that use `findChromium`.
 */
export function findTestChromium(): string | undefined {
  return [process.env['CHROMIUM_PATH'], HEADLESS_SHELL].find(isThere) ?? findChromium();
}

/** Makes sure that there is a browser: installs one, or ends the process with one sentence. */
export async function haveBrowser(): Promise<void> {
  if (findChromium() === undefined && canInstall()) {
    console.log('No Chromium here: installing it from the distribution.');
    await install('chromium');
  }
  await endWithoutBrowser();
}

/**
 * Makes sure that there is a browser for tests, preferably Chromium's headless shell, with `hasWhole` also the full
 * Chromium; and installs the fonts that Debian's Chromium only recommends.
 */
export async function haveTestBrowsers({ hasWhole = false } = {}): Promise<void> {
  const hasOwn = isThere(process.env['CHROMIUM_PATH']);
  const missing = [
    ...(hasOwn || existsSync(HEADLESS_SHELL) ? [] : ['chromium-headless-shell']),
    ...(hasWhole && findChromium() === undefined ? ['chromium'] : []),
    ...(existsSync(LIBERATION_FONTS) ? [] : ['fonts-liberation']),
  ];
  if (missing.length > 0 && canInstall()) {
    console.log(`Not here: ${missing.join(', ')}. Installing from the distribution.`);
    // When one of them cannot be installed, the full browser is enough.
    if (!(await install(...missing))) return haveBrowser();
  }
  await endWithoutBrowser();
}

/** Ends the process with one sentence when there is no browser. */
async function endWithoutBrowser(): Promise<void> {
  if (findTestChromium() !== undefined) return;
  const { chromium } = await import('playwright');
  if (existsSync(chromium.executablePath())) return;
  console.error(
    'This needs Chromium: install Chrome or Chromium, set CHROMIUM_PATH, or run "npx playwright install chromium".',
  );
  process.exit(1);
}
