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

/** One browser set-up per project: Vitest refuses to share the object between projects. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // The size that packages/design-system/src/testing/setup.ts gives back after each test.
  viewport: { width: 1280, height: 800 },
  provider: playwright({
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
    contextOptions: { reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Europe/Paris' },
  }),
  instances: [{ browser: 'chromium' as const }],
});

/** The same for an engine that Playwright cannot drive as the distribution brings it. */
const inEngine = (engine: EngineName) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  provider: webdriver(engine, () => startEngine(engine, { hasImportMaps: true })),
  commands: { pointerActions },
  instances: [{ browser: engine }],
});

/** The engine that lays the stories out in place of Chromium. */
const storiesEngine = ENGINES.find((engine) => engine === process.env['STORIES_ENGINE']);

/** Stories that axe takes long to look at, a thousand cards: the whole matrix has them. */
const SKIPPED_STORIES = process.env['SABADORA_MATRIX'] === 'quick' ? ['whole-matrix-only'] : [];

/** The whole matrix tests components and hooks on the oldest React that they support, too. */
const isOldReact = process.env['REACT_VERSION'] === '18';
const react = isOldReact ? 'react-18' : 'react';
const reactDom = isOldReact ? 'react-dom-18' : 'react-dom';

const reactOfTests = {
  resolve: {
    // Found from here, whichever package asks.
    dedupe: [react, reactDom],
    alias: isOldReact
      ? [
          { find: /^react(?=\/|$)/, replacement: react },
          { find: /^react-dom(?=\/|$)/, replacement: reactDom },
        ]
      : [],
  },
  optimizeDeps: {
    // What tests import is made ready before the first one runs: a reload in between would fail it.
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
 * Whether the stories may be among the tests of this process. Storybook's plug-in, once made, reads all of Storybook,
 * seconds of work for a process that runs other projects alone.
 */
const namesProjects = process.argv.some((argument) => argument.startsWith('--project'));
const mayRunStories = !namesProjects || process.argv.some((argument) => /(^|=)stories$/.test(argument));

/** Where packages made ready for the browser are kept: one folder per React, and per process of those at once. */
const cacheDir = `node_modules/.vite-tests/${react}-${process.env['BROWSER_CACHE'] ?? 'alone'}`;

/** Tests of what happens once in a document: fonts, the worker's address, scrolling to the focus. */
const OF_ONE_DOCUMENT = [
  'packages/design-system/src/theme/fonts.test.tsx',
  'packages/design-system/src/StickyBar/StickyBar.test.tsx',
  'packages/pages/src/features/map/canvas/mapWorker.test.tsx',
];

/** Run before each file of tests in a browser, of components and of stories. */
const BROWSER_SETUP = 'packages/design-system/src/testing/noOwnerStacks.ts';

/**
 * Pages of a browser at once on two processors: a test waits half of its time, for a timer, a frame or another process.
 * Each has a window and a focus of its own.
 */
const PAGES_AT_ONCE = 3;

/** Files share pages and their modules. */
const browserTests = () => ({
  // Only what is published has to work on the older React.
  include: [`packages/{design-system,hooks${isOldReact ? '' : ',pages'}}/src/**/*.test.tsx`],
  setupFiles: [BROWSER_SETUP, 'packages/design-system/src/testing/setup.ts'],
  testTimeout: scaled(30_000),
  env: { SLOWNESS: String(slowness()), SABADORA_MATRIX: process.env['SABADORA_MATRIX'] ?? '' },
  // What fails once in a crowd of processes and then passes is named as such in the step's line.
  retry: 1,
  // A busy machine draws late; what never comes still fails.
  expect: { poll: { timeout: scaled(15_000) } },
  browser: inChromium(),
});

export default defineConfig({
  test: {
    // For projects in a browser: of its pages, each of which runs a file at a time.
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
          // Files share modules, and with them the one PGlite of a worker, which takes seconds to start.
          isolate: false,
          pool: 'threads',
          maxWorkers: '100%',
          // As long as the longest may take beside other steps, which is ten times what it takes alone: what never ends
          // still fails.
          testTimeout: scaled(300_000),
          hookTimeout: scaled(300_000),
          expect: { poll: { timeout: scaled(20_000) } },
        },
      },
      {
        test: {
          // Of the published packages, from their tarballs.
          name: 'packages',
          environment: 'node',
          include: ['.ci/**/*.packed.ts'],
          globalSetup: '.ci/pack/testing/setup.ts',
          // As long as the longest may take beside other steps: what never ends still fails.
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
              // The setting that the stories are looked at in; the toolbar's own without it.
              define: {
                'import.meta.env.STORYBOOK_GLOBALS': JSON.stringify(process.env['STORYBOOK_GLOBALS'] ?? ''),
                'import.meta.env.STORIES_ENGINE': JSON.stringify(storiesEngine ?? ''),
              },
              test: {
                name: 'stories',
                setupFiles: [BROWSER_SETUP],
                // As long as axe takes for a thousand cards beside other steps.
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
