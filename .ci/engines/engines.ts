import { existsSync, globSync } from 'node:fs';
import { canInstall, install } from '../debian.ts';
import { startFirefox } from './firefox.ts';
import type { EngineOptions, EngineSession } from './session.ts';
import { startWebKit } from './webkit.ts';

/** The engines that tests run in, in addition to Chromium. */
export const ENGINES = ['firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

const firstOf = (...paths: (string | undefined)[]) =>
  paths.find((path): path is string => path !== undefined && path !== '' && existsSync(path));

const findFirefox = () =>
  firstOf(
    process.env['FIREFOX_PATH'],
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

function findWebKit() {
  const driver = firstOf('/usr/bin/WebKitWebDriver');
  const browser = globSync('/usr/{lib,lib64,lib/*,libexec}/webkit2gtk-4.1/MiniBrowser')[0];
  const display = firstOf('/usr/bin/Xvfb');
  return driver && browser && display ? { driver, browser, display } : undefined;
}

const PACKAGES: Record<EngineName, readonly string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Whether the engine is installed. */
export function isThere(engine: EngineName): boolean {
  return (engine === 'firefox' ? findFirefox() : findWebKit()) !== undefined;
}

/** Message that the engine is missing, and how to install it. */
export function missingText(engine: EngineName): string {
  return `Nothing was tested in ${engine}: install ${PACKAGES[engine].join(' and ')} (Debian) to have it tested.`;
}

/** Starts the engine. @throws Error when it is not installed */
export async function startEngine(engine: EngineName, options?: EngineOptions): Promise<EngineSession> {
  if (engine === 'firefox') {
    const firefox = findFirefox();
    if (firefox !== undefined) return startFirefox(firefox, options);
  } else {
    const webkit = findWebKit();
    if (webkit) return startWebKit(webkit);
  }
  throw new Error(missingText(engine));
}

/** Whether the engine is installed; installs it from the distribution if it can. */
export async function haveEngine(engine: EngineName): Promise<boolean> {
  if (isThere(engine)) return true;
  if (!canInstall()) return false;
  console.log(`No ${engine} here: installing it from the distribution.`);
  return (await install(...PACKAGES[engine])) && isThere(engine);
}
