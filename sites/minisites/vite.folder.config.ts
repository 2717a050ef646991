import { islandModule, wordsPlugins } from '@sabadora/pages/vite';
import { siteViteConfig } from '@sabadora/site-host/vite';
import type { UserConfig } from 'vite';
import { STATIC_ENTRY } from './build/staticEntry.ts';
import { partnersOfSite } from './src/partnersOfSite.ts';

/** Environment variables that are written into the client code. */
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

/** The code for the one locale of the minisite. */
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

/** Client settings of a served site: the minisites' header and footer, and one stylesheet. */
const client = config.environments?.['client'];

const variables = VARIABLES.map((name) => [name, process.env[name] ?? ''] as const);

/** Builds the minisite that `MINISITE` names as files for a static host. */
const folderConfig: UserConfig = {
  ...config,
  builder: {},
  // Only for the client: vanilla-extract evaluates styles in a server environment during the build.
  environments: {
    client: {
      ...(client?.resolve && { resolve: client.resolve }),
      define: {
        'process.env': JSON.stringify(Object.fromEntries(variables)),
        // The data that a server sends with each document; the logo's files are written separately.
        MINISITE: JSON.stringify({ ...minisite, logoFiles: [] }),
      },
    },
  },
  build: {
    ...config.build,
    ...client?.build,
    // Replaces the entries and chunks, which are for pages rendered on a server.
    rolldownOptions: { ...config.build?.rolldownOptions, input: STATIC_ENTRY },
  },
};

export default folderConfig;
