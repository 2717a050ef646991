import {
  campaignClosed,
  LOCALES,
  MARKETS,
  queryValue,
  readSiteHosts,
  siteOriginOf,
  type CampaignClosed,
  type Locale,
  type Market,
} from '@sabadora/domain';
import type { MarketLink, MarketLinks, Partner } from '@sabadora/pages';
import { storefrontHref } from '@sabadora/pages/minisite';
import type { Redirect, RequestFacts, Visit } from '@sabadora/site-host/server';
import type { FoundMinisite } from './findMinisite.ts';
import type { Minisite } from './readPartners.ts';

/** The minisite of a visit, with the data for its pages. */
export interface MinisiteVisit {
  minisite: Minisite;
  partner: Partner;
  basePath: string;
  market: Market;
  markets: MarketLinks;
  /** Why nothing can be booked today; undefined while the campaign is open. */
  closed: CampaignClosed | undefined;
}

const storefrontHosts = readSiteHosts(process.env['SITE_HOSTS'] ?? '');
export const storefrontOrigin = siteOriginOf(storefrontHosts, process.env['STOREFRONT_PORT'] ?? '4000');

/** Link to the storefront of a market; the query names the market when several share a host. */
function storefrontOf(locale: Locale): MarketLink {
  const origin = storefrontOrigin(locale);
  return {
    origin,
    needsLocale: LOCALES.some((other) => other !== locale && storefrontOrigin(other) === origin),
    isElsewhere: true,
  };
}

/** Whether the campaign is closed. Outside production `asked` or `CAMPAIGNS` can be "open", "ended" or "soon". */
export function closedOn(
  minisite: Minisite,
  today: string,
  asked: string | undefined,
): CampaignClosed | undefined {
  const { booking } = minisite.campaign ?? {};
  const state = process.env['SITE_STAGE'] === 'production' ? undefined : (asked ?? process.env['CAMPAIGNS']);
  if (!booking || state === 'open') return undefined;
  if (state === 'ended') return { reason: 'ended', day: booking.until };
  if (state === 'soon') return { reason: 'soon', day: booking.from };
  return campaignClosed(booking, today);
}

/** Origins of the partner's own pictures. */
function pictureHosts({ bannerUrls, logo }: Minisite): string[] {
  const addresses = [bannerUrls.desktop, bannerUrls.mobile, logo?.url];
  const origins = addresses.flatMap((address) =>
    address?.startsWith('https:') ? [new URL(address).origin] : [],
  );
  return [...new Set(origins)];
}

/** The logo for pages, without its ground, which is in the partner's stylesheet. */
function shownLogo({ url, darkUrl, width, height }: NonNullable<Minisite['logo']>): Partner['logo'] {
  return { url, ...(darkUrl !== undefined && { darkUrl }), ...(width && height && { width, height }) };
}

/** The minisites of a partner, and their origins. */
export interface MinisiteAddresses {
  ofPartner: readonly Minisite[];
  originOf: (minisite: Minisite) => string;
}

/** The visit of a minisite, found by path or by host. */
export function visitOf(
  { minisite, basePath }: FoundMinisite,
  { query, today }: Pick<RequestFacts, 'query' | 'today'>,
  { ofPartner, originOf }: MinisiteAddresses,
): Visit<MinisiteVisit> {
  const { minisiteLocale, partnerName, minisiteId, footer, logo, affiliate, language, direction } = minisite;
  const market = MARKETS[minisiteLocale];
  const ownOrigins = new Map<Locale, string>(
    ofPartner.map((other) => [other.minisiteLocale, originOf(other)]),
  );
  const markets = Object.fromEntries(
    LOCALES.map((locale) => {
      const origin = ownOrigins.get(locale);
      return [locale, origin === undefined ? storefrontOf(locale) : { origin, needsLocale: false }];
    }),
  ) as MarketLinks;
  return {
    market: {
      minisite,
      basePath,
      market,
      markets,
      partner: {
        minisiteId,
        name: partnerName,
        affiliate,
        footer,
        ...(logo && { logo: shownLogo(logo) }),
        languages: ofPartner.map((other) => ({
          locale: other.minisiteLocale,
          lang: other.language,
          href: originOf(other),
        })),
        storefront: storefrontOf(minisiteLocale),
      },
      closed: closedOn(minisite, today, queryValue(query.toString(), 'campaign')),
    },
    locale: minisiteLocale,
    lang: language,
    dir: direction,
    basePath,
    imageHosts: pictureHosts(minisite),
  };
}

/** Redirect to the same address on the storefront. */
export function onStorefront({ partner, market }: MinisiteVisit, path: string, query: string): Redirect {
  return { redirect: storefrontHref(partner, market.locale, path, query) };
}

/** Hosts, with their ports, that a redirect may lead to. */
export const STOREFRONT_HOSTS: readonly string[] = LOCALES.map(
  (locale) => new URL(storefrontOrigin(locale)).host,
);
