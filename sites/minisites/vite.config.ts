import { LOCALES } from '@sabadora/domain';
import { islandModule, pageFiles, wordsPlugins } from '@sabadora/pages/vite';
import { byLocale, siteViteConfig } from '@sabadora/site-host/vite';
import { pagesOfMinisites } from './src/pages.ts';
import { checkedPartners } from './build/checkedPartners.ts';

/** One build for all partners: a partner's data comes with the document, and its brand as a stylesheet. */
export default siteViteConfig({
  pages: pageFiles(pagesOfMinisites),
  islandModule,
  // Selects the minisites' header and footer in `imports` of the pages' package.json.
  conditions: ['sabadora-minisite'],
  plugins: [checkedPartners(), wordsPlugins(byLocale)],
  locales: LOCALES,
  // Not '/assets': the storefront has its own there, and may forward `/minisite` and `/minisites` to this site.
  assetsDir: 'minisites/assets',
  hasBasePath: true,
});
