import { createApiClient } from '@sabadora/api';
import { LOCALES, MARKETS, readSwitches, type Locale, type Now } from '@sabadora/domain';
import {
  fromHref,
  memoryLocation,
  SabadoraProvider,
  type LocationAdapter,
  type TrackEvent,
} from '@sabadora/hooks';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Chrome, MarketLinks, SharedProps } from '../document/pageInput.ts';
import { PageRoot } from '../document/PageRoot.tsx';

export interface PartOptions {
  /** The page's address. @default "/search" */
  href?: string;
  /** The address that the server rendered. @default `href`, its hash included */
  serverHref?: string;
  /** Of the address that the server saw. @default "/search" */
  path?: string;
  fetch?: typeof fetch;
  track?: (event: TrackEvent) => void;
  /** @default "fr_FR", in English words */
  locale?: Locale;
  /** As in `?switches=`, e.g. "boxes=on". */
  switches?: string;
  isCare?: boolean;
  /** Account that is signed in. @default none */
  accountId?: string;
  markets?: MarketLinks;
  /** Of the address that the server saw. @default none */
  query?: string;
  /** What editors put around the page. @default nothing */
  chrome?: Chrome;
  /** As the site names it. @default "development" */
  stage?: string;
  /** The folder of films. @default none */
  filmsUrl?: string;
  /** The market's gift site. @default none */
  giftSiteUrl?: string;
  /** To call for help. @default none */
  helpPhone?: string;
  /** Whether the company's own app shows the page. @default false */
  isInApp?: boolean;
  /** @default Saturday morning, three weeks before Christmas */
  now?: Now;
}

/** What the site gives a page in a test. */
function sharedOfTest({
  locale = 'fr_FR',
  switches,
  isCare = false,
  markets,
  stage,
  filmsUrl,
  giftSiteUrl,
  helpPhone,
  isInApp,
  accountId,
  path = '/search',
  query = '',
  now = { today: '2026-12-05', hour: 10 },
}: PartOptions): SharedProps {
  return {
    locale,
    now,
    path,
    query,
    markets:
      markets ??
      (Object.fromEntries(
        LOCALES.map((each) => [each, { origin: `https://${MARKETS[each].host}`, needsLocale: false }]),
      ) as MarketLinks),
    switches: readSwitches(switches),
    isCare,
    ...(stage !== undefined && { stage }),
    ...(filmsUrl !== undefined && { filmsUrl }),
    ...(giftSiteUrl !== undefined && { giftSiteUrl }),
    ...(helpPhone !== undefined && { helpPhone }),
    ...(isInApp !== undefined && { isInApp }),
    ...(accountId !== undefined && { accountId }),
  };
}

/** The surroundings of a page's part: words, market, switches, an address in memory, its own responses. */
export function partOf(ui: ReactNode, options: PartOptions, location: LocationAdapter): ReactNode {
  const shared = sharedOfTest(options);
  const api = createApiClient({ retries: 0, ...(options.fetch && { fetch: options.fetch }) });
  return (
    <PageRoot shared={shared} chrome={options.chrome} wordsLocale="en">
      <SabadoraProvider
        api={api}
        locale={shared.locale}
        now={shared.now}
        location={location}
        {...(options.serverHref !== undefined && { serverAddress: fromHref(options.serverHref) })}
        {...(options.track && { track: options.track })}
      >
        {ui}
      </SabadoraProvider>
    </PageRoot>
  );
}

/** Renders a part of a page as `PageRoot` would, with network and address in the test's hand. */
export function renderPart(
  ui: ReactNode,
  options: PartOptions = {},
): ReturnType<typeof render> & { location: LocationAdapter } {
  const location = memoryLocation(options.href ?? '/search');
  return { ...render(partOf(ui, options, location)), location };
}
