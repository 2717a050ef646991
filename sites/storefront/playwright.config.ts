import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findTestChromium } from '../../.ci/chromium.ts';
import { ENGINES, isThere, type EngineName } from '../../.ci/engines/engines.ts';
import { scaled } from '../../.ci/slowness.ts';
import { launchOptionsOf } from './e2e/support/browser.ts';
import { siteArguments } from './e2e/support/siteArguments.ts';

const root = join(import.meta.dirname, '../..');
const port = Number(process.env['E2E_PORT'] ?? '4310');
const gatewayPort = Number(process.env['E2E_GATEWAY_PORT'] ?? port + 1);
const minisitesPort = port + 2;

const isWholeMatrix = process.env['SABADORA_MATRIX'] === 'all';

/** Tests of features that only a phone has. */
const PHONES_ONLY = '@phones-only';
/** Tests of what is the same on both screens; only the whole matrix runs them on the other screen too. */
const DESKTOP_SUFFICES = '@desktop-suffices';
const PHONE_SUFFICES = '@phone-suffices';
/** Tests that the quick suite skips, because others cover the same on another call, market or part of the page. */
const WHOLE_MATRIX_ONLY = '@whole-matrix-only';
const without = (...tags: string[]) => new RegExp(tags.join('|'));

/**
 * With SABADORA_MATRIX=all, every market and journey runs on a phone and a desktop; otherwise a few journeys, each in
 * one market and on one screen.
 */
export default defineConfig<object, { engine: EngineName }>({
  testDir: 'e2e',
  outputDir: join(root, '.cache/e2e-results'),
  // Long enough for a busy machine.
  timeout: scaled(120_000),
  expect: { timeout: scaled(20_000) },
  // Each worker has a browser of its own; chosen for two processors that also run other tests.
  workers: 3,
  // A test that fails once on a busy machine and then passes is reported as flaky.
  retries: 1,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? join(root, '.cache/e2e.json') }],
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    screenshot: 'only-on-failure',
    // Motion is half of the work of painting a page; the tests of transitions turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // The quick suite loads no pictures, except in the tests of journeys and layout, which check them.
    launchOptions: launchOptionsOf(findTestChromium(), { hasPictures: isWholeMatrix }),
    // Tests mock requests for documents, which a service worker would bypass.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      // In the quick suite, the tests of each step cover the messages of failed calls.
      testIgnore: ['engines.spec.ts', ...(isWholeMatrix ? [] : ['purchaseFailures.spec.ts'])],
      grepInvert: isWholeMatrix
        ? without(PHONES_ONLY)
        : without(PHONES_ONLY, PHONE_SUFFICES, WHOLE_MATRIX_ONLY),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // Calls, and what a page does when they fail, are the same on a phone.
      testIgnore: [
        'engines.spec.ts',
        'failures.spec.ts',
        'purchaseFailures.spec.ts',
        // Addresses, languages and the server's HTML are the same on a phone too.
        ...(isWholeMatrix
          ? []
          : ['early.spec.ts', 'hostile.spec.ts', 'site.spec.ts', 'withoutScript.spec.ts']),
      ],
      ...(isWholeMatrix ? {} : { grepInvert: without(DESKTOP_SUFFICES, WHOLE_MATRIX_ONLY) }),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    // Only `npm run test:all` runs these, by name; all other commands name Chromium's projects.
    ...ENGINES.filter(isThere).map((engine) => ({
      name: engine,
      testMatch: 'engines.spec.ts',
      use: { engine },
    })),
  ],
  webServer: [
    {
      command: [
        'node .ci/start.ts',
        ...siteArguments(root, String(port), String(gatewayPort), isWholeMatrix),
      ].join(' '),
      cwd: root,
      url: `http://127.0.0.1:${port}/healthz`,
      // The server first builds the site and fills the catalogue, which takes long on a slow machine.
      timeout: scaled(600_000),
      // Reuses a running server while tests are being written.
      reuseExistingServer: process.env['E2E_REUSE'] === '1',
      stdout: 'pipe',
      // Each test sends its own client address in `X-Forwarded-For`: the gateway counts attempts by address.
      env: {
        TZ: 'UTC',
        TRUSTED_HOPS: '1',
        // Most tests of the quick suite load no pictures.
        ...(!isWholeMatrix && { PICTURES_AHEAD: 'off' }),
        ...(isWholeMatrix && { MINISITES_URL: `http://127.0.0.1:${minisitesPort}` }),
      },
    },
    // The server of the minisites; only the whole matrix tests them.
    ...(isWholeMatrix
      ? [
          {
            command: `node .ci/minisites.ts --port ${minisitesPort} --gateway http://127.0.0.1:${gatewayPort} --storefront-port ${port}`,
            cwd: root,
            url: `http://127.0.0.1:${minisitesPort}/healthz`,
            timeout: scaled(600_000),
            reuseExistingServer: process.env['E2E_REUSE'] === '1',
            stdout: 'pipe' as const,
            env: { TZ: 'UTC', TRUSTED_HOPS: '2' },
          },
        ]
      : []),
  ],
});
