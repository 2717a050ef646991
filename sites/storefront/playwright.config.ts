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

/** Tests of what only a phone has. */
const PHONES_ONLY = '@phones-only';
/** Tests of what is the same on both screens: only the whole matrix repeats them on the other one. */
const DESKTOP_SUFFICES = '@desktop-suffices';
const PHONE_SUFFICES = '@phone-suffices';
/** Tests of what others of the quick suite show as well: on another call, in another market, or in a part of the page. */
const WHOLE_MATRIX_ONLY = '@whole-matrix-only';
const without = (...tags: string[]) => new RegExp(tags.join('|'));

/**
 * Every market and journey on a phone and a desktop with SABADORA_MATRIX=all; otherwise a few journeys, each in one
 * market on one of them.
 */
export default defineConfig<object, { engine: EngineName }>({
  testDir: 'e2e',
  outputDir: join(root, '.cache/e2e-results'),
  // A busy machine is late; what never comes still fails.
  timeout: scaled(120_000),
  expect: { timeout: scaled(20_000) },
  // Each has a browser of its own; on two processors, beside other tests.
  workers: 3,
  // What fails once in a crowd of processes and then passes is named as such in the step's line.
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
    // Half of the work of drawing a page is its motion; the tests of transitions turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Pictures are seen to load, and to move nothing, by the journeys and the tests of the layout.
    launchOptions: launchOptionsOf(findTestChromium(), { hasPictures: isWholeMatrix }),
    // Tests mock requests for documents, which a service worker would bypass.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      // In the quick suite the tests of the steps show what they say when a call fails.
      testIgnore: ['engines.spec.ts', ...(isWholeMatrix ? [] : ['purchaseFailures.spec.ts'])],
      grepInvert: isWholeMatrix
        ? without(PHONES_ONLY)
        : without(PHONES_ONLY, PHONE_SUFFICES, WHOLE_MATRIX_ONLY),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      // The calls, and what a page does when they fail, are the same on a phone.
      testIgnore: [
        'engines.spec.ts',
        'failures.spec.ts',
        'purchaseFailures.spec.ts',
        // So are addresses, languages and what the server renders.
        ...(isWholeMatrix
          ? []
          : ['early.spec.ts', 'hostile.spec.ts', 'site.spec.ts', 'withoutScript.spec.ts']),
      ],
      ...(isWholeMatrix ? {} : { grepInvert: without(DESKTOP_SUFFICES, WHOLE_MATRIX_ONLY) }),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    // `npm run test:all` runs these by their names; Chromium's projects are named everywhere else.
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
      // A slow machine builds the site and fills the catalogue first.
      timeout: scaled(600_000),
      // A server that tests are developed against may stay up.
      reuseExistingServer: process.env['E2E_REUSE'] === '1',
      stdout: 'pipe',
      // Tests come from addresses of their own, as visitors do: the gateway counts what each of them tries.
      env: {
        TZ: 'UTC',
        TRUSTED_HOPS: '1',
        // Most tests of the quick suite load none.
        ...(!isWholeMatrix && { PICTURES_AHEAD: 'off' }),
        ...(isWholeMatrix && { MINISITES_URL: `http://127.0.0.1:${minisitesPort}` }),
      },
    },
    // Their tests are of the whole matrix alone.
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
