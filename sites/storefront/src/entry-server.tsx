import { preloadDisplayFontUrl, preloadFontUrl } from '@sabadora/design-system/preload-font';
import type { Locale } from '@sabadora/domain';
import type { SharedProps } from '@sabadora/pages';
import { islandsReady, earlyScript } from '@sabadora/pages/server';
import { defineSite } from '@sabadora/site-host/server';
import { filmsUrl } from './films.ts';
import { helpPhones } from './helpPhones.ts';
import { readGiftSites } from './giftSites.ts';
import { app, type PageModule } from './app.tsx';
import { closeBanner } from './closeBanner.ts';
import { failure, notFound, pages, routes } from './routes.tsx';
import { visit, type SiteMarket } from './visit.ts';

const mapStyleUrl = process.env['MAP_STYLE_URL'];
const films = filmsUrl(process.env['FILMS_URL']);
const giftSites = readGiftSites(process.env['GIFT_SITES']);

/** Configured facts of a market. */
function factsOf(locale: Locale): Pick<SharedProps, 'giftSiteUrl' | 'helpPhone'> {
  const giftSiteUrl = giftSites.get(locale);
  const helpPhone = helpPhones.get(locale);
  return {
    ...(giftSiteUrl !== undefined && { giftSiteUrl }),
    ...(helpPhone !== undefined && { helpPhone }),
  };
}

export const site = defineSite<PageModule, SharedProps, SiteMarket>({
  app,
  pages,
  routes,
  visit: (facts) => closeBanner(facts) ?? visit(facts),
  ready: islandsReady,
  early: earlyScript,
  shared: ({
    market: { account, market, markets, switches, isCare, isInApp, asksForEmail },
    today,
    hour,
    url,
  }) => ({
    locale: market.locale,
    now: { today, hour },
    path: url.pathname,
    query: url.search.slice(1),
    markets,
    switches,
    isCare,
    isInApp,
    asksForEmail,
    ...(account && switches.toggles.customerAccount && { accountId: account.userAccountId }),
    stage: process.env['SITE_STAGE'] ?? 'development',
    ...(mapStyleUrl && { mapStyleUrl }),
    ...(films && { filmsUrl: films }),
    ...factsOf(market.locale),
  }),
  head: ({ market: { isCare } }) => (
    <>
      {isCare && <meta name="robots" content="noindex,nofollow" />}
      {[preloadFontUrl, preloadDisplayFontUrl].map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
      ))}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta name="theme-color" content="#FBF7F0" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#12161C" media="(prefers-color-scheme: dark)" />
    </>
  ),
  notFound,
  failure,
});
