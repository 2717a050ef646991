import type { ApiClient, SiteChrome } from '@sabadora/api';
import type { NavigationItem } from '@sabadora/design-system/DisclosureNavigation';
import type { CampaignClosed, Locale, Market, Now, RichText, Switches } from '@sabadora/domain';
import type { ReactNode } from 'react';
import type { WordsOf } from '../words/messages.ts';

/** Location of a market's pages, relative to the rendered page. */
export interface MarketLink {
  /** Scheme, host and port, e.g. "https://fr.sabadora.example". */
  origin: string;
  /** Whether the host does not determine the locale, so that links contain `?locale=`. */
  needsLocale: boolean;
  /** Whether it is another site, without the pages of this one. @default false */
  isElsewhere?: boolean;
}

/** The partner to whom a minisite belongs (CH-171 … CH-180); plain JSON. */
export interface Partner {
  minisiteId: number;
  name: string;
  /** Languages (BCP 47) of the partner's minisites, one minisite for each. */
  languages: readonly { locale: Locale; lang: string; href: string }[];
  /** Logo with its size in CSS px if known, and a separate file for dark mode if the brand has one. */
  logo?: { url: string; darkUrl?: string; width?: number; height?: number } | undefined;
  /** Legal text of the partner. */
  footer: RichText;
  /** Storefront of the minisite's market. */
  storefront: MarketLink;
  /** Value by which the storefront recognises visitors of the minisite, as in `?affiliate=` (CH-136). */
  affiliate: string;
}

/** Location of each market, by locale. */
export type MarketLinks = Readonly<Record<Locale, MarketLink>>;

/** Opening content of a minisite, in its partner's words (CH-172). */
export interface Minisite {
  minisiteId: number;
  bannerUrls: { desktop: string; mobile: string };
  title: string;
  lead: string;
  /** Searches and products to start from; if there is a search, it comes first. */
  starts: readonly { label: string; to: string }[];
  /** Set while nothing can be booked. */
  closed?: CampaignClosed | undefined;
}

/** Props that every page gets in addition to its own; plain JSON, the same on the server and at hydration. */
export interface SharedProps {
  locale: Locale;
  /** Time in Europe/Paris, taken once per request (D-096). */
  now: Now;
  /** Path of the request. */
  path: string;
  query: string;
  markets: MarketLinks;
  switches: Switches;
  /** Whether the site is in care mode (SE-012). */
  isCare: boolean;
  /** False for visitors from a partner that excludes the newsletter dialog (CH-105, D-076). @default true */
  asksForEmail?: boolean;
  /** Partner of the minisite; undefined on the storefront. */
  partner?: Partner;
  /**
   * Id of the signed-in account according to its cookies; undefined when signed out, and where accounts are switched
   * off (CH-131).
   */
  accountId?: string;
  /** Name of the installation, e.g. "production" (CH-182). @default 'development' */
  stage?: string;
  /** Address of a map style. @default a plain map that needs no map server */
  mapStyleUrl?: string;
  /** Address of the folder of films, without a slash at its end. @default no films */
  filmsUrl?: string;
  /** Address of the market's gift site, without a slash at its end. @default none */
  giftSiteUrl?: string;
  /** Phone number for help with a choice, in readable form; undefined in markets without one (D-083). */
  helpPhone?: string;
  /** Whether the company's own app shows the page in a web view without a back button (PR-016). @default false */
  isInApp?: boolean;
}

/** The audience of content: parameters of every content call. */
export interface ContentAudience {
  /** Value of a signed link to a preview. */
  preview?: string | undefined;
  /** Ids of the banners that the visitor has closed: see `readDismissed`. */
  dismissed?: string | undefined;
  /** Id of a visitor who consented to tracking, for their variations of experiments (CH-181). */
  visitor?: string | undefined;
}

/** The editors' content around every page; undefined when it could not be loaded. */
export type Chrome =
  | (Omit<SiteChrome, 'menu'> & {
      menu: readonly NavigationItem[];
      /** Menu of the drawer in a narrow window, if it differs. */
      drawerMenu?: readonly NavigationItem[];
    })
  | undefined;

/** Facts from the site's configuration for its pages. */
export interface SiteFacts {
  /** E-mail address for questions about personal data. */
  privacyEmail: string;
  /** Phone numbers for help with a booking, in readable form; some markets have none (D-083). */
  helpPhones: ReadonlyMap<Locale, string>;
  /** Id of the messenger for chats; empty when none is configured (CH-130). */
  messengerAppId: string;
  /** Whether this installation is for real visitors. */
  isProduction: boolean;
  careLogin: {
    /** Address where the identity provider signs people in; undefined when it is not configured. */
    loginUrl: string | undefined;
    /** Name of the environment variable that configures it. */
    variable: string;
  };
}

/** Input of a page's `load`. */
export interface LoadInput {
  api: ApiClient;
  market: Market;
  now: Now;
  params: Readonly<Record<string, string | undefined>>;
  path: string;
  /** Query without "?". */
  query: string;
  markets: MarketLinks;
  wordsOf: WordsOf;
  switches: Switches;
  isCare: boolean;
  /** The minisite of the page; undefined on the storefront. */
  minisite?: Minisite | undefined;
  site: SiteFacts;
  /** The audience; spread it into every content call. */
  audience: ContentAudience;
  /** Signed-in account according to cookies; only the gateway's calls for accounts verify it. */
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

/** Result of a loader whose page is at another address. */
export interface Redirected {
  redirect: string;
  status?: 301 | 302 | 303;
}

/** Result of a loader when the address leads nowhere: the site shows its page for that. */
export const NOT_FOUND = 'notFound';

export type LoadResult<Props> = LoadedPage<Props> | Redirected | typeof NOT_FOUND;
