import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, findTestChromium } from '../../.ci/chromium.ts';
import { slowness } from '../../.ci/slowness.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['DOCS_PORT']);
const executablePath = findTestChromium();
const built = '.cache/storybook-docs';

/** Builds Storybook and checks its published pages. */
export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.cache/docs-results'),
  // Takes five minutes alone; in the whole matrix, with other browsers running, ten were not enough.
  timeout: 1_800_000 * slowness(),
  expect: { timeout: 20_000 * slowness() },
  workers: 1,
  reporter: [['dot'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    command: `storybook build --quiet --disable-telemetry --output-dir ${built} && vite preview --outDir ${built} --port ${port} --strictPort --host 127.0.0.1`,
    cwd: root,
    url: `http://127.0.0.1:${port}/iframe.html`,
    timeout: 300_000 * slowness(),
  },
});
