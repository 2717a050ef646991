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

/** Props that the site gives every page. @throws Error outside `PageRoot`. */
export function useShared(): SharedProps {
  return inRoot(useContext(SharedContext));
}

const ConsentContext = createContext<Consent | null>(null);

/** The visitor's consent, and the gate for tracking events. @throws Error outside `PageRoot`. */
export function useConsent(): Consent {
  return inRoot(useContext(ConsentContext));
}

const ChromeContext = createContext<Chrome>(undefined);

/** The editors' menu, footer and announcements for the page; undefined when they could not be loaded. */
export function useChrome(): Chrome {
  return useContext(ChromeContext);
}

/** Access to the gateway and to the address. */
export interface Services {
  api: ApiClient;
  location: LocationAdapter;
}

export interface PageRootProps {
  shared: SharedProps;
  chrome?: Chrome;
  /** BCP 47 tag of the page's words; tests use "en". @default that of the market */
  wordsLocale?: string;
  /** Lets the site wrap the client and the address; called once. @default no change */
  adapt?: (services: Services) => Services;
  /** Lets the site adapt all messages; must keep its identity. @default no change */
  adaptWords?: AdaptWords | undefined;
  children: ReactNode;
}

/** Provides a page with its market, words, address and client; the same on the server and at hydration. */
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
        // A failed report is only shown in the console (CH §8).
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
