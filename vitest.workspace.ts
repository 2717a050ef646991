import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import reactPlugin from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findTestChromium } from './.ci/chromium.ts';
import { pointerActions } from './.ci/engines/commands.ts';
import { ENGINES, isThere, startEngine, type EngineName } from './.ci/engines/engines.ts';
import { webdriver } from './.ci/engines/provider.ts';
import { messagesPlugin } from './packages/pages/build/messagesPlugin.ts';
import { scaled, slowness } from './.ci/slowness.ts';

const executablePath = findTestChromium();

/**
 * Script of the page around the frame in which tests run. A frame of no opacity is laid out, focused and clicked as
 * any other, but not painted: painting took a seventh of the processor time of these tests. A test that needs what is
 * painted sets `data-painted` on the frame.
 */
const UNPAINTED_FRAME = `
  const style = document.createElement('style');
  style.textContent = 'iframe:not([data-painted]) { opacity: 0 }';
  document.head.append(style);
`;

/** Makes a browser configuration for each project, because Vitest refuses to share the object. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // packages/design-system/src/testing/setup.ts restores this size after each test.
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Paris' },
  }),
  instances: [{ browser: 'chromium' as const }],
  // The HTML of a page would be printed dozens of times for each try of a locator that waits for an element.
  locators: { errorFormat: 'aria' as const },
  orchestratorScripts: [{ id: 'unpainted.js', type: 'text/javascript', content: UNPAINTED_FRAME }],
});

/** The same for an engine from the distribution, which Playwright cannot control. */
const inEngine = (engine: EngineName) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: webdriver(engine, () => startEngine(engine, { hasImportMaps: true })),
  commands: { pointerActions },
  instances: [{ browser: engine }],
});

/** The engine in which the stories run, if not in Chromium. */
const storiesEngine = ENGINES.find((engine) => engine === process.env['STORIES_ENGINE']);

/** Tags of stories that the quick suite skips: axe takes long for their thousand cards. */
const SKIPPED_STORIES = process.env['SABADORA_MATRIX'] === 'quick' ? ['whole-matrix-only'] : [];

/** The whole matrix also tests components and hooks with the oldest React that they support. */
const isOldReact = process.env['REACT_VERSION'] === '18';
const react = isOldReact ? 'react-18' : 'react';
const reactDom = isOldReact ? 'react-dom-18' : 'react-dom';

const reactOfTests = {
  resolve: {
    // Resolved from here for every package.
    dedupe: [react, reactDom],
    alias: isOldReact
      ? [
          { find: /^react(?=\/|$)/, replacement: react },
          { find: /^react-dom(?=\/|$)/, replacement: reactDom },
        ]
      : [],
  },
  optimizeDeps: {
    // Optimizes the imports of tests before the first one runs, because a reload during a test would fail it.
    entries: ['packages/{design-system,hooks,pages}/src/**/*.test.tsx'],
    include: [
      react,
      `${react}/jsx-dev-runtime`,
      `${react}/jsx-runtime`,
      reactDom,
      `${reactDom}/client`,
      `${reactDom}/server`,
    ],
  },
};

/**
 * Whether this process may run the stories. Storybook's plugin reads all of Storybook, which would cost seconds in a
 * process that only runs other projects.
 */
const namesProjects = process.argv.some((argument) => argument.startsWith('--project'));
const mayRunStories = !namesProjects || process.argv.some((argument) => /(^|=)stories$/.test(argument));

/** Vite's cache of optimized packages: a folder for each React, and for each of the processes that run at once. */
const cacheDir = `node_modules/.vite-tests/${react}-${process.env['BROWSER_CACHE'] ?? 'alone'}`;

/** Tests that need a document of their own: fonts, the worker's address, scrolling to the focus. */
const OF_ONE_DOCUMENT = [
  'packages/design-system/src/theme/fonts.test.tsx',
  'packages/design-system/src/StickyBar/StickyBar.test.tsx',
  'packages/pages/src/features/map/canvas/mapWorker.test.tsx',
];

/** Setup file of all tests in a browser, of components and of stories. */
const BROWSER_SETUP = 'packages/design-system/src/testing/noOwnerStacks.ts';

/**
 * How many pages of a browser run tests at once on two processors: a test waits for a timer, a frame or another
 * process for half of its time. Each page has its own window and focus.
 */
const PAGES_AT_ONCE = 3;

/** Options of the tests in Chromium. */
const browserTests = () => ({
  // Only published packages have to work with the older React.
  include: [`packages/{design-system,hooks${isOldReact ? '' : ',pages'}}/src/**/*.test.tsx`],
  setupFiles: [BROWSER_SETUP, 'packages/design-system/src/testing/setup.ts'],
  testTimeout: scaled(30_000),
  env: { SLOWNESS: String(slowness()), SABADORA_MATRIX: process.env['SABADORA_MATRIX'] ?? '' },
  // A test that fails once on a busy machine and then passes is reported as flaky.
  retry: 1,
  // Long enough for a busy machine.
  expect: { poll: { timeout: scaled(15_000) } },
  browser: inChromium(),
});

export default defineConfig({
  test: {
    // For projects in a browser, the number of its pages, each of which runs one file at a time.
    maxWorkers: PAGES_AT_ONCE,
    tags: [
      {
        name: 'whole-matrix-only',
        description: 'What others of the quick suite show as well, in another window or by a cheaper test.',
      },
    ],
    projects: [
      {
        plugins: [messagesPlugin()],
        test: {
          name: 'unit',
          environment: 'node',
          include: [
            '{packages,sites}/*/{src,codemods}/**/*.test.ts',
            '.ci/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          // Files share modules, and with them one PGlite per worker, which takes seconds to start.
          isolate: false,
          pool: 'threads',
          maxWorkers: '100%',
          // As long as the slowest test may take while other steps run, which is ten times what it takes alone.
          testTimeout: scaled(300_000),
          hookTimeout: scaled(300_000),
          expect: { poll: { timeout: scaled(20_000) } },
        },
      },
      {
        test: {
          // Tests of the published packages, from their tarballs.
          name: 'packages',
          environment: 'node',
          include: ['.ci/**/*.packed.ts'],
          globalSetup: '.ci/pack/testing/setup.ts',
          // As long as the slowest test may take while other steps run.
          testTimeout: scaled(180_000),
          expect: { poll: { timeout: scaled(20_000) } },
        },
      },
      {
        plugins: [reactPlugin(), vanillaExtractPlugin(), messagesPlugin()],
        ...reactOfTests,
        cacheDir,
        test: {
          ...browserTests(),
          name: 'browser',
          exclude: OF_ONE_DOCUMENT,
          isolate: false,
        },
      },
      {
        plugins: [reactPlugin(), vanillaExtractPlugin(), messagesPlugin()],
        ...reactOfTests,
        cacheDir,
        test: {
          ...browserTests(),
          name: 'browser, apart',
          include: OF_ONE_DOCUMENT,
        },
      },
      ...ENGINES.filter(isThere).map((engine) => ({
        plugins: [reactPlugin(), vanillaExtractPlugin()],
        ...reactOfTests,
        test: {
          name: engine,
          include: ['packages/design-system/src/**/*.test.tsx'],
          setupFiles: [BROWSER_SETUP, 'packages/design-system/src/testing/setup.ts'],
          expect: { poll: { timeout: scaled(15_000) } },
          testTimeout: scaled(30_000),
          browser: inEngine(engine),
        },
      })),
      ...(mayRunStories
        ? [
            {
              plugins: [storybookTest({ configDir: '.storybook', tags: { skip: SKIPPED_STORIES } })],
              cacheDir: `${cacheDir}-stories`,
              // Settings of the toolbar for the stories; empty for its defaults.
              define: {
                'import.meta.env.STORYBOOK_GLOBALS': JSON.stringify(process.env['STORYBOOK_GLOBALS'] ?? ''),
                'import.meta.env.STORIES_ENGINE': JSON.stringify(storiesEngine ?? ''),
              },
              test: {
                name: 'stories',
                setupFiles: [BROWSER_SETUP],
                // As long as axe takes for a thousand cards while other steps run.
                testTimeout: scaled(120_000),
                isolate: false,
                browser: storiesEngine ? inEngine(storiesEngine) : inChromium(),
              },
            },
          ]
        : []),
    ],
  },
});
