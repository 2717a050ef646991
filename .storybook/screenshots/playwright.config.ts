import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../.ci/chromium.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['SCREENSHOTS_PORT']);
const executablePath = findChromium();

/** Major version of the browser; each version has its own pictures, because it renders text differently. */
function browserMajor(): string {
  const version = execFileSync(executablePath ?? chromium.executablePath(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\./.exec(version)?.[1] ?? 'unknown';
}

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/screenshots'),
  snapshotPathTemplate: `baselines/chromium-${browserMajor()}/{projectName}/{arg}{ext}`,
  // A new story gets a picture and passes; a changed one fails until its picture is updated.
  updateSnapshots: 'missing',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  expect: { toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixels: 20 } },
  reporter: [['dot'], ['html', { outputFolder: join(root, '.cache/screenshots-report'), open: 'never' }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${port} --strictPort --host 127.0.0.1`,
    cwd: root,
    url: `http://127.0.0.1:${port}/iframe.html`,
  },
});
