import { readConsent, type ConsentChoice } from '@sabadora/domain';
import { forgetVisitor, useSabadora } from '@sabadora/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useChrome, useConsent, useShared } from '../../kit/document/PageRoot.tsx';
import { CONSENT_KEY } from './consentKey.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { removeVisitorCookie } from './visitorCookie.ts';
import { whenShown } from '../../kit/document/whenShown.ts';

/** If its code cannot be loaded, there is no consent and nothing is sent; the page works nevertheless. */
const ConsentNotice = lazyPart(async () => (await import('./ConsentNotice.tsx')).ConsentNotice);

/** Props of the open notice. */
interface OpenNotice {
  /** The current choice, which the notice can change. */
  choice: ConsentChoice | undefined;
  /** How often the visitor has opened the notice; 0 when it opened by itself. */
  times: number;
}

/**
 * Shows the notice while no choice is stored, and starts tracking once the visitor has consented. It is not rendered
 * on the server, and its code is loaded after the page's own. Customer care sees no notice and is not tracked
 * (CH-193).
 */
export function VisitorConsent() {
  const { isCare } = useShared();
  return isCare ? null : <ConsentOfVisitor />;
}

function ConsentOfVisitor() {
  const consent = useConsent();
  const { api, storage, locale } = useSabadora();
  const { switches, stage = 'development' } = useShared();
  const { experiments } = switches;
  const assigned = useChrome()?.experiments;
  const [notice, setNotice] = useState<OpenNotice>();

  useEffect(() => {
    // Reads the clock in events only, never while rendering.
    const choiceNow = () => readConsent(storage.get(CONSENT_KEY), Date.now());
    let callOff = () => {};
    const follow = () => {
      callOff();
      const choice = choiceNow();
      if (choice === 'accepted') consent.allow();
      else {
        consent.close();
        // This also removes what is left of an acceptance that has expired.
        forgetVisitor(storage);
        removeVisitorCookie();
      }
      if (choice !== undefined) setNotice(undefined);
      callOff = whenShown(() => {
        if (choice === undefined) setNotice((before) => before ?? { choice, times: 0 });
        if (choice === 'accepted')
          import('./startTracking.ts').then(
            ({ startTracking }) =>
              consent.open(() =>
                startTracking({
                  api,
                  storage,
                  locale,
                  variations: { ...experiments, ...assigned },
                  environmentId: stage,
                }),
              ),
            // If the code cannot be loaded, the visit is not tracked; nothing else is affected (SE-253).
            () => {},
          );
      });
    };
    consent.onAsk(() => setNotice((before) => ({ choice: choiceNow(), times: (before?.times ?? 0) + 1 })));
    follow();
    const stopFollowing = storage.subscribe(CONSENT_KEY, follow);
    return () => {
      stopFollowing();
      callOff();
      consent.close();
    };
  }, [consent, api, storage, locale, experiments, assigned, stage]);

  return <Suspense>{notice && <ConsentNotice {...notice} onClose={() => setNotice(undefined)} />}</Suspense>;
}
