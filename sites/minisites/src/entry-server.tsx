import { preloadDisplayFontUrl, preloadFontUrl } from '@sabadora/design-system/preload-font';
import { islandsReady, earlyScript } from '@sabadora/pages/server';
import { defineSite } from '@sabadora/site-host/server';
import { app, type MinisiteShared, type PageModule } from './app.tsx';
import { brandHrefs } from './brandFiles.ts';
import { failure, notFound, pages, routes } from './routes.tsx';
import { sharedOf } from './sharedOf.ts';
import { visit } from './visit.ts';
import type { MinisiteVisit } from './visitOf.ts';

/** Preloaded files of the design system's fonts, by font family; a brand may use none of them. */
const PRELOADED_FONTS = [
  ['Figtree Variable', preloadFontUrl],
  ['Fraunces', preloadDisplayFontUrl],
] as const;

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
    const { color, font } = minisite.brand;
    const families = `${font.display}, ${font.text}`;
    return (
      <>
        <link rel="stylesheet" href={css} />
        {PRELOADED_FONTS.filter(([family]) => families.includes(family)).map(([family, href]) => (
          <link key={family} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={icon} type="image/svg+xml" />
        <meta name="theme-color" content={color.paper} />
      </>
    );
  },
  notFound,
  failure,
});
