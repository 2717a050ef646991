import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type PluginOption, type UserConfig } from 'vite';
import { CLIENT_ENTRY } from './assets/productionAssets.ts';
import { earlyScripts } from './vite/earlyScripts.ts';
import { localeChunks } from './vite/localeChunks.ts';
import { pageBudgets, type PageBudgets, type PartBudgets } from './vite/pageBudgets.ts';
import { pageChunks, type PageChunk } from './vite/pageChunks.ts';
import { precompress } from './vite/precompress.ts';
import { siteModules, type SiteModules } from './vite/siteModules.ts';

/** Limit of the bundler's warning, in kilobytes before compression; `budgets` limits what a page loads at first. */
const LARGEST_CHUNK_KB = 1500;

/** Module name by which the compiled JSX of every package imports the runtime for `hasBasePath`. */
const LINKS = 'site-host-links';
const LINKS_FOLDER = join(import.meta.dirname, 'links');

/** Options of a site's build. */
export interface SiteViteOptions extends SiteModules {
  /** Folder of the build, relative to the site. @default 'dist' */
  outDir?: string;
  /**
   * Folder of the files with a hash in their name, in the build and in their addresses. Its last segment must be
   * 'assets', e.g. 'minisites/assets'. @default 'assets'
   */
  assetsDir?: string;
  /** Whether pages may be below a base path (`Visit.basePath`), which their links then get. @default false */
  hasBasePath?: boolean;
  /** Conditions for `imports` and `exports` of package.json files, in addition to Vite's own. @default none */
  conditions?: readonly string[];
  /** The site's own plugins, such as the compiler of its messages. */
  plugins?: PluginOption[];
  /** Chunks for the modules that pages share. @default the bundler's own choice, many small ones */
  chunks?: readonly PageChunk[];
  /** Locales, as in `Visit`, for which modules have different code (`byLocale`). @default none */
  locales?: readonly string[];
  /** Budgets of pages; a page over its budget fails the build. @default none */
  budgets?: PageBudgets;
  /**
   * Budgets of modules loaded on demand; one that adds more to a page of `budgets` fails the build. @default none
   */
  partBudgets?: PartBudgets;
}

export { stylesheetOf } from './assets/productionAssets.ts';
export { byLocale } from './vite/localeChunks.ts';
export type { Needs } from './vite/pageChunks.ts';

/**
 * Vite's configuration of a site: `vite build --app` builds the client with its manifest, then the server.
 * A site adds its own settings with `mergeConfig`.
 */
export function siteViteConfig({
  pages,
  islandModule,
  outDir = 'dist',
  assetsDir = 'assets',
  hasBasePath = false,
  conditions = [],
  plugins = [],
  chunks,
  locales = [],
  budgets,
  partBudgets,
}: SiteViteOptions): UserConfig {
  return {
    appType: 'custom',
    plugins: [
      react(hasBasePath ? { jsxImportSource: LINKS } : {}),
      vanillaExtractPlugin(),
      earlyScripts(),
      siteModules({ pages, islandModule }),
      localeChunks(locales),
      pageBudgets({
        locales,
        ...(budgets && { pages: budgets }),
        ...(partBudgets && { parts: partBudgets }),
      }),
      precompress(),
      ...plugins,
    ],
    resolve: {
      dedupe: ['react', 'react-dom'],
      alias: hasBasePath
        ? [
            { find: new RegExp(`^${LINKS}$`), replacement: `${LINKS_FOLDER}/index.ts` },
            { find: new RegExp(`^${LINKS}/(.*)$`), replacement: `${LINKS_FOLDER}/$1.ts` },
          ]
        : [],
    },
    // Map workers are ES modules.
    worker: { format: 'es' },
    build: {
      assetsDir,
      // The files are compressed once, by `precompress`.
      reportCompressedSize: false,
      // A map library that loads on demand is larger than the bundler's limit.
      chunkSizeWarningLimit: LARGEST_CHUNK_KB,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        resolve: { conditions: [...defaultClientConditions, ...conditions] },
        build: {
          outDir: `${outDir}/client`,
          manifest: true,
          // One stylesheet for all pages. If it were split, a page would have 20 to 30 of a kilobyte each, and its
          // first paint would wait for all of them.
          cssCodeSplit: false,
          // A data: font or script would need an exception in the CSP.
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { ...pages, 'entry-client': CLIENT_ENTRY },
            // Keeps the exports of pages: the browser imports a page's module by the address in the document.
            preserveEntrySignatures: 'strict',
            output: chunks ? { codeSplitting: { groups: pageChunks({ pages, islandModule }, chunks) } } : {},
          },
        },
      },
      ssr: {
        resolve: { conditions: [...defaultServerConditions, ...conditions] },
        build: {
          outDir: `${outDir}/server`,
          copyPublicDir: false,
          rolldownOptions: { input: 'src/entry-server.tsx', output: { entryFileNames: '[name].js' } },
        },
      },
    },
    builder: {
      buildApp: async (builder) => {
        for (const name of ['client', 'ssr']) {
          const environment = builder.environments[name];
          if (environment) await builder.build(environment);
        }
      },
    },
  };
}
