import { preloadFontUrl } from '@sabadora/design-system/preload-font';
import { islandsReady, earlyScript } from '@sabadora/pages/server';
import { defineSite } from '@sabadora/site-host/server';
import { app, type MinisiteShared, type PageModule } from './app.tsx';
import { brandHrefs } from './brandFiles.ts';
import { failure, notFound, pages, readMinisiteSwitches, routes } from './routes.tsx';
import { visit, type MinisiteVisit } from './visit.ts';

const mapStyleUrl = process.env['MAP_STYLE_URL'];
const switches = readMinisiteSwitches();

export const site = defineSite<PageModule, MinisiteShared, MinisiteVisit>({
  app,
  pages,
  routes,
  visit,
  ready: islandsReady,
  early: earlyScript,
  shared: ({ market: { market, markets, minisite, partner, basePath }, today, hour, url }) => ({
    locale: market.locale,
    now: { today, hour },
    path: url.pathname,
    query: url.search.slice(1),
    markets,
    switches,
    partner,
    basePath,
    ...(minisite.words && { words: minisite.words }),
    isCare: false,
    // Visitors come from a partner, who has their address already (D-076).
    asksForEmail: false,
    stage: process.env['SITE_STAGE'] ?? 'development',
    ...(mapStyleUrl && { mapStyleUrl }),
  }),
  head: ({ market: { minisite } }) => {
    const { css, icon } = brandHrefs(minisite);
    return (
      <>
        <link rel="stylesheet" href={css} />
        <link rel="preload" as="font" type="font/woff2" href={preloadFontUrl} crossOrigin="anonymous" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <meta name="theme-color" content={minisite.brand.color.paper} />
      </>
    );
  },
  notFound,
  failure,
});
