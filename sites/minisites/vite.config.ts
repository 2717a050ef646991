import { LOCALES } from '@sabadora/domain';
import { islandModule, pageFiles, wordsPlugins } from '@sabadora/pages/vite';
import { byLocale, siteViteConfig } from '@sabadora/site-host/vite';
import { pagesOfMinisites } from './src/pages.ts';
import { checkedPartners } from './build/checkedPartners.ts';

/** One build for all partners: what is a partner's own comes with the document, and in its stylesheet. */
export default siteViteConfig({
  pages: pageFiles(pagesOfMinisites),
  islandModule,
  // Its own header and footer: `imports` of the pages' package.json names what stands in their place.
  conditions: ['sabadora-minisite'],
  plugins: [checkedPartners(), wordsPlugins(byLocale)],
  locales: LOCALES,
  // The storefront may forward `/minisite` and `/minisites` to this site, and has assets of its own.
  assetsDir: 'minisites/assets',
  hasBasePath: true,
});
