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
  /** Address of the page. @default "/search" */
  href?: string;
  /** Address that the server rendered. @default `href`, including its hash */
  serverHref?: string;
  /** Path of the request. @default "/search" */
  path?: string;
  fetch?: typeof fetch;
  track?: (event: TrackEvent) => void;
  /** @default "fr_FR", in English words */
  locale?: Locale;
  /** Value of `?switches=`, e.g. "boxes=on". */
  switches?: string;
  isCare?: boolean;
  /** Id of the signed-in account. @default none */
  accountId?: string;
  markets?: MarketLinks;
  /** Query of the request. @default none */
  query?: string;
  /** The editors' content around the page. @default none */
  chrome?: Chrome;
  /** Name of the installation. @default "development" */
  stage?: string;
  /** Address of the folder of films. @default none */
  filmsUrl?: string;
  /** Address of the market's gift site. @default none */
  giftSiteUrl?: string;
  /** Phone number for help. @default none */
  helpPhone?: string;
  /** Whether the company's own app shows the page. @default false */
  isInApp?: boolean;
  /** @default Saturday morning, three weeks before Christmas */
  now?: Now;
}

/** Shared props of a page in a test. */
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

/** A part of a page with its context: words, market, switches, an address in memory, and its own client. */
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

/** Renders a part of a page as `PageRoot` would, with network and address controlled by the test. */
export function renderPart(
  ui: ReactNode,
  options: PartOptions = {},
): ReturnType<typeof render> & { location: LocationAdapter } {
  const location = memoryLocation(options.href ?? '/search');
  return { ...render(partOf(ui, options, location)), location };
}
