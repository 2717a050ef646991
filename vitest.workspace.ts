import { existsSync } from 'node:fs';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumFlags, findChromium } from './.ci/chromium.ts';

const executablePath = findChromium();

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

const dedupe = ['react', 'react-dom'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,sites}/*/src/**/*.test.ts', '.ci/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        resolve: { dedupe },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react-dom/server',
            '@testing-library/react',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
          ],
        },
        test: {
          name: 'browser',
          include: ['packages/{design-system,hooks,pages}/src/**/*.test.tsx'],
          setupFiles: ['packages/design-system/src/testing/setup.ts'],
          browser: inChromium(),
        },
      },
      ...(existsSync('.storybook/main.ts')
        ? [
            {
              plugins: [storybookTest({ configDir: '.storybook' })],
              // The theme that axe looks at; the preview's own without it.
              define: {
                'import.meta.env.STORYBOOK_THEME': JSON.stringify(process.env['STORYBOOK_THEME'] ?? ''),
              },
              test: { name: 'stories', browser: inChromium() },
            },
          ]
        : []),
    ],
  },
});
