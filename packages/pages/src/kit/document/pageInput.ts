import type { ApiClient, SiteChrome } from '@sabadora/api';
import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import type { CampaignClosed, Locale, Market, Now, RichText, Switches } from '@sabadora/domain';
import type { ReactNode } from 'react';
import type { WordsOf } from '../words/messages.ts';

/** Where a market's pages are, seen from the page that is rendered. */
export interface MarketLink {
  /** Scheme, host and port, e.g. "https://fr.sabadora.example". */
  origin: string;
  /** The host alone does not say the locale: links carry `?locale=`. */
  needsLocale: boolean;
  /** Another site, which has none of the pages of this one. @default false */
  isElsewhere?: boolean;
}

/** The partner whose minisite a page is on (CH-171 … CH-180); plain JSON. */
export interface Partner {
  minisiteId: number;
  name: string;
  /** Its languages (BCP 47), where it has several: each is a minisite of its own. */
  languages: readonly { locale: Locale; lang: string; href: string }[];
  /** With its size in CSS px, where that is known, and another file for the dark side of a brand. */
  logo?: { url: string; darkUrl?: string; width?: number; height?: number } | undefined;
  /** Legal text. */
  footer: RichText;
  /** The storefront of its market. */
  storefront: MarketLink;
  /** What the storefront knows its visitors by, as in `?affiliate=` (CH-136). */
  affiliate: string;
}

/** Where each market is, by its locale. */
export type MarketLinks = Readonly<Record<Locale, MarketLink>>;

/** What a minisite opens with, in its partner's words (CH-172). */
export interface Minisite {
  minisiteId: number;
  bannerUrls: { desktop: string; mobile: string };
  title: string;
  lead: string;
  /** Searches and products to start from; the first is a search where there is one. */
  starts: readonly { label: string; to: string }[];
  /** Nothing can be booked today. */
  closed?: CampaignClosed | undefined;
}

/** What every page is given beside its own props; plain JSON, the same on the server and at hydration. */
export interface SharedProps {
  locale: Locale;
  /** Europe/Paris, taken once per request (D-096). */
  now: Now;
  /** The address that the server saw. */
  path: string;
  query: string;
  markets: MarketLinks;
  switches: Switches;
  /** The site as customer care sees it (SE-012). */
  isCare: boolean;
  /** False for visitors from a partner that excludes the newsletter dialog (CH-105, D-076). @default true */
  asksForEmail?: boolean;
  /** Whose minisite this is; missing on the storefront. */
  partner?: Partner;
  /**
   * The account that is signed in, by its cookies; missing when signed out, and where accounts are switched off
   * (CH-131).
   */
  accountId?: string;
  /** Names the installation, e.g. "production" (CH-182). @default 'development' */
  stage?: string;
  /** Address of a map style. @default a plain map that needs no map server */
  mapStyleUrl?: string;
  /** Address of the folder of films, without a slash at its end. @default no films */
  filmsUrl?: string;
  /** Address of the market's gift site, without a slash at its end. @default none */
  giftSiteUrl?: string;
  /** To call for help with a choice, as people write it; missing where the market has none (D-083). */
  helpPhone?: string;
  /** The company's own app shows the page, in a web view without a button back (PR-016). @default false */
  isInApp?: boolean;
}

/** The audience: parameters that every content call takes. */
export interface ContentAudience {
  /** A signed link to a preview. */
  preview?: string | undefined;
  /** Ids of the banners that the visitor closed: see `readDismissed`. */
  dismissed?: string | undefined;
  /** Id of a visitor who consented to be counted, for their variations of experiments (CH-181). */
  visitor?: string | undefined;
}

/** What editors put around every page; missing where it could not be had. */
export type Chrome =
  | (Omit<SiteChrome, 'menu'> & {
      menu: readonly NavigationItem[];
      /** Where the drawer of a narrow window has another one. */
      drawerMenu?: readonly NavigationItem[];
    })
  | undefined;

/** Facts from the site's configuration, for pages. */
export interface SiteFacts {
  /** Where visitors write about their personal data. */
  privacyEmail: string;
  /** Numbers to call for help with a booking, as people write them; a market may have none (D-083). */
  helpPhones: ReadonlyMap<Locale, string>;
  /** Of the messenger to chat in; empty where none is configured (CH-130). */
  messengerAppId: string;
  /** Real visitors come here. */
  isProduction: boolean;
  careLogin: {
    /** Where the identity provider signs people in; undefined when it is not configured. */
    loginUrl: string | undefined;
    /** The variable that configures it. */
    variable: string;
  };
}

/** What a page's `load` works with. */
export interface LoadInput {
  api: ApiClient;
  market: Market;
  now: Now;
  params: Readonly<Record<string, string | undefined>>;
  path: string;
  /** Without "?". */
  query: string;
  markets: MarketLinks;
  wordsOf: WordsOf;
  switches: Switches;
  isCare: boolean;
  /** The minisite that the page is on; missing on the storefront. */
  minisite?: Minisite | undefined;
  site: SiteFacts;
  /** Who content is for: spread it into every content call. */
  audience: ContentAudience;
  /** Who is signed in, as far as cookies say it; the gateway's calls for accounts know whether it is true. */
  accountId: string | undefined;
  signal: AbortSignal;
}

export interface LoadedPage<Props> {
  /** @default 200 */
  status?: number;
  props: Props;
  head: ReactNode;
  /** Classic script that runs before anything else in the document. */
  early?: string;
  /** @default "private, no-cache", which keeps the page eligible for the back/forward cache */
  cacheControl?: string;
}

/** What a loader gives where its page is elsewhere. */
export interface Redirected {
  redirect: string;
  status?: 301 | 302 | 303;
}

/** What a loader gives where its address leads nowhere: the site shows its page for that. */
export const NOT_FOUND = 'notFound';

export type LoadResult<Props> = LoadedPage<Props> | Redirected | typeof NOT_FOUND;
