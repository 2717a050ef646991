import { LOCALES } from '@sabadora/domain';
import { islandModule, minisitePages, minisiteParts, wordsPlugins } from '@sabadora/pages/vite';
import { byLocale, siteViteConfig } from '@sabadora/site-host/vite';
import { checkedPartners } from './build/checkedPartners.ts';

/** One build for all partners: what is a partner's own comes with the document, and in its stylesheet. */
export default siteViteConfig({
  pages: minisitePages,
  islandModule,
  plugins: [checkedPartners(), minisiteParts(), wordsPlugins(byLocale)],
  locales: LOCALES,
  // The storefront may forward `/minisite` and `/minisites` to this site, and has assets of its own.
  assetsDir: 'minisites/assets',
  hasBasePath: true,
});
