import { preloadFontUrl } from '@sabadora/design-system/preload-font';
import { islandsReady, earlyScript } from '@sabadora/pages/server';
import { defineSite } from '@sabadora/site-host/server';
import { app, type MinisiteShared, type PageModule } from './app.tsx';
import { brandHrefs } from './brandFiles.ts';
import { failure, notFound, pages, routes } from './routes.tsx';
import { sharedOf } from './sharedOf.ts';
import { visit } from './visit.ts';
import type { MinisiteVisit } from './visitOf.ts';

export const site = defineSite<PageModule, MinisiteShared, MinisiteVisit>({
  app,
  pages,
  routes,
  visit,
  ready: islandsReady,
  early: earlyScript,
  shared: sharedOf,
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
