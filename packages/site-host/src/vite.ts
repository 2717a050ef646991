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

/** Kilobytes before compression; `budgets` watches what a page loads at first. */
const LARGEST_CHUNK_KB = 1500;

/** Under which name compiled JSX imports the runtime of `hasBasePath`, from whichever package. */
const LINKS = 'site-host-links';
const LINKS_FOLDER = join(import.meta.dirname, 'links');

/** What the build of a site needs to know of it. */
export interface SiteViteOptions extends SiteModules {
  /** Folder of the build, relative to the site. @default 'dist' */
  outDir?: string;
  /** Folder of the files with a hash in their name, in the build and in their addresses: its name is 'assets', e.g. 'minisites/assets'. @default 'assets' */
  assetsDir?: string;
  /** Its pages may be below a base path (`Visit.basePath`), where their links lead as well. @default false */
  hasBasePath?: boolean;
  /** Conditions of `imports` and `exports` in a package.json that hold in this site, beside Vite's own. @default none */
  conditions?: readonly string[];
  /** The site's own plugins, such as the compiler of its messages. */
  plugins?: PluginOption[];
  /** Which chunks hold what pages share. @default the bundler's own choice, many small ones */
  chunks?: readonly PageChunk[];
  /** Locales, as `Visit` names them, for which modules have code of their own (`byLocale`). @default none */
  locales?: readonly string[];
  /** A page over its own fails the build. @default none */
  budgets?: PageBudgets;
  /** What is loaded on demand and adds more than its own to one of those pages fails the build. @default none */
  partBudgets?: PartBudgets;
}

export { stylesheetOf } from './assets/productionAssets.ts';
export { byLocale } from './vite/localeChunks.ts';
export type { Needs } from './vite/pageChunks.ts';

/**
 * Vite's configuration of a site: `vite build --app` builds the client with its manifest, then the server.
 * A site adds what is its own with `mergeConfig`.
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
          // One for all pages: split, a page has 20 to 30 of a kilobyte, and its first paint waits for all of those requests.
          cssCodeSplit: false,
          // A data: font or script would need an exception in the CSP.
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: { ...pages, 'entry-client': CLIENT_ENTRY },
            // The browser imports what pages export, by the address in the document.
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
