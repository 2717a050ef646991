import { islandModule, wordsPlugins } from '@sabadora/pages/vite';
import { siteViteConfig } from '@sabadora/site-host/vite';
import type { UserConfig } from 'vite';
import { STATIC_ENTRY } from './build/staticEntry.ts';
import { partnersOfSite } from './src/partnersOfSite.ts';

/** What of the environment is written into the pages. */
const VARIABLES = [
  'CAMPAIGNS',
  'MAP_STYLE_URL',
  'PRIVACY_EMAIL',
  'SITE_HOSTS',
  'SITE_STAGE',
  'STOREFRONT_PORT',
  'SWITCHES',
];

const { minisites } = await partnersOfSite();
const minisite = minisites.find(({ minisiteUrl }) => minisiteUrl === process.env['MINISITE']);
if (!minisite) throw new Error(`MINISITE: there is no minisite "${process.env['MINISITE']}".`);
const { minisiteLocale } = minisite;

/** The code of the one locale. */
function inLocale(codes: Readonly<Record<string, string>>): string {
  const code = codes[minisiteLocale];
  if (code === undefined) throw new Error(`A module has no code for ${minisiteLocale}.`);
  return code;
}

const config = siteViteConfig({
  pages: {},
  islandModule,
  conditions: ['sabadora-minisite'],
  plugins: [wordsPlugins(inLocale)],
});

/** The browser's part of a served site: the partner's frame in place of the storefront's, and one stylesheet. */
const client = config.environments?.['client'];

const variables = VARIABLES.map((name) => [name, process.env[name] ?? ''] as const);

/** One minisite as files for a static host: what `MINISITE` names. */
const folderConfig: UserConfig = {
  ...config,
  builder: {},
  // Not for all: styles are evaluated on the way, in the environment of a server.
  environments: {
    client: {
      ...(client?.resolve && { resolve: client.resolve }),
      define: {
        'process.env': JSON.stringify(Object.fromEntries(variables)),
        // What the pages of a server get with their documents; files of its logo are beside them.
        MINISITE: JSON.stringify({ ...minisite, logoFiles: [] }),
      },
    },
  },
  build: {
    ...config.build,
    ...client?.build,
    // Not its entries and chunks, which are those of a server's pages.
    rolldownOptions: { ...config.build?.rolldownOptions, input: STATIC_ENTRY },
  },
};

export default folderConfig;
