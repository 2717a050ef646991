import { ApiError, createApiClient, type ApiClient } from '@sabadora/api';
import { WordsProvider } from '@sabadora/design-system';
import { MARKETS } from '@sabadora/domain';
import {
  browserLocation,
  memoryLocation,
  SabadoraProvider,
  toHref,
  type LocationAdapter,
} from '@sabadora/hooks';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createConsent, type Consent } from '../consent/createConsent.ts';
import { listenForLandmarkKeys } from '../landmarks/landmarkKeys.ts';
import { componentWords } from '../words/componentWords.ts';
import type { AdaptWords } from '../words/overlay.ts';
import { WordsSpeech } from '../words/useWords.ts';
import { fetchWithEarly } from './fetchWithEarly.ts';
import type { Chrome, SharedProps } from './pageInput.ts';

/** The value of a context that `PageRoot` provides. @throws Error outside of it. */
function inRoot<Value>(value: Value | null): Value {
  if (value === null) throw new Error('Render it in <PageRoot>.');
  return value;
}

const SharedContext = createContext<SharedProps | null>(null);

/** What the site gave every page. @throws Error outside `PageRoot`. */
export function useShared(): SharedProps {
  return inRoot(useContext(SharedContext));
}

const ConsentContext = createContext<Consent | null>(null);

/** What the visitor has consented to, and what becomes of events. @throws Error outside `PageRoot`. */
export function useConsent(): Consent {
  return inRoot(useContext(ConsentContext));
}

const ChromeContext = createContext<Chrome>(undefined);

/** Menu, footer and announcements of the page, as editors wrote them; undefined where they could not be had. */
export function useChrome(): Chrome {
  return useContext(ChromeContext);
}

/** What reaches the gateway, and the address. */
export interface Services {
  api: ApiClient;
  location: LocationAdapter;
}

export interface PageRootProps {
  shared: SharedProps;
  chrome?: Chrome;
  /** The page's language, BCP 47; tests use "en". @default the market's */
  wordsLocale?: string;
  /** What the site puts in front of the client and of the address; called once. @default nothing */
  adapt?: (services: Services) => Services;
  /** What the site puts in front of all messages; keep the function. @default nothing */
  adaptWords?: AdaptWords | undefined;
  children: ReactNode;
}

/** Puts a page together with its market, words, address and client; the same on the server and at hydration. */
export function PageRoot({
  shared,
  chrome,
  wordsLocale = MARKETS[shared.locale].bcp47,
  adapt = (services) => services,
  adaptWords,
  children,
}: PageRootProps) {
  const { locale, now, path, query } = shared;
  const { bcp47 } = MARKETS[locale];
  const speech = useMemo(() => ({ locale: wordsLocale, adapt: adaptWords }), [wordsLocale, adaptWords]);
  const serverAddress = useMemo(() => ({ path, query, hash: '' }), [path, query]);
  const [consent] = useState(createConsent);
  const [services] = useState(() => {
    const { api, location } = adapt(
      import.meta.env.SSR
        ? { api: createApiClient(), location: memoryLocation(toHref(serverAddress)) }
        : { api: createApiClient({ fetch: fetchWithEarly }), location: browserLocation() },
    );
    return {
      api,
      track: consent.track,
      location,
      onError: (error: unknown) => {
        if (error instanceof ApiError && error.reason === 'aborted') return;
        // A report that cannot be sent is only of interest to who looks at the console (CH §8).
        import('./reportError.ts')
          .then(({ reportError }) => reportError(error, { api, locale }))
          .catch((failure: unknown) => console.warn(failure));
      },
    };
  });
  useEffect(listenForLandmarkKeys, []);
  return (
    <SharedContext.Provider value={shared}>
      <WordsProvider locale={bcp47} words={componentWords[wordsLocale.slice(0, 2)] ?? {}}>
        <WordsSpeech value={speech}>
          <SabadoraProvider {...services} locale={locale} now={now} serverAddress={serverAddress}>
            <ConsentContext.Provider value={consent}>
              <ChromeContext.Provider value={chrome}>{children}</ChromeContext.Provider>
            </ConsentContext.Provider>
          </SabadoraProvider>
        </WordsSpeech>
      </WordsProvider>
    </SharedContext.Provider>
  );
}
