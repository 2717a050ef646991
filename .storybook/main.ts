import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { messagesPlugin } from '../packages/pages/build/messagesPlugin.ts';
import { tokensPlugin } from './guidance/tokensPlugin.ts';
import { readHooks } from './hooks/readHooks.ts';
import { twinsPlugin } from './twins/twinsPlugin.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    './*.mdx',
    './guides/*.mdx',
    './hooks/*.mdx',
    '../packages/design-system/src/**/*.stories.tsx',
    './blocks/*.stories.tsx',
    './recipes/*.stories.tsx',
    './examples/*.stories.tsx',
  ],
  addons: [
    // Adds tables, which standard Markdown does not have.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, DOCS_OF_HOOKS: JSON.stringify(readHooks()) },
    plugins: [
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      messagesPlugin(),
      tokensPlugin(),
      twinsPlugin(),
    ],
    // Storybook's own blocks and axe are single chunks above the default limit of 500 kB.
    build: {
      ...vite.build,
      chunkSizeWarningLimit: 1500,
      // Otherwise the bundler warns of slow plugins on a busy machine.
      rolldownOptions: { ...vite.build?.rolldownOptions, checks: { pluginTimings: false } },
    },
  }),
};

export default config;
