import { readConsent, type ConsentChoice } from '@sabadora/domain';
import { forgetVisitor, useSabadora } from '@sabadora/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useChrome, useConsent, useShared } from '../../kit/document/PageRoot.tsx';
import { CONSENT_KEY } from './consentKey.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { removeVisitorCookie } from './visitorCookie.ts';
import { whenShown } from '../../kit/document/whenShown.ts';

/** Where its code cannot be loaded there is no consent, so nothing is sent; the page works on. */
const ConsentNotice = lazyPart(async () => (await import('./ConsentNotice.tsx')).ConsentNotice);

/** What the notice shows; undefined while there is none. */
interface OpenNotice {
  /** The choice that may be changed. */
  choice: ConsentChoice | undefined;
  /** How often the visitor has opened the notice; 0 when it opened by itself. */
  times: number;
}

/**
 * Shows the notice while no choice is stored, and starts tracking once consent was given. It is not rendered on the
 * server, and its code is loaded after the page's own. Customer care sees no notice and is not tracked (CH-193).
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
    // The clock is read when something happens, never while rendering.
    const choiceNow = () => readConsent(storage.get(CONSENT_KEY), Date.now());
    let callOff = () => {};
    const follow = () => {
      callOff();
      const choice = choiceNow();
      if (choice === 'accepted') consent.allow();
      else {
        consent.close();
        // Of an acceptance that is too old nothing stays behind either.
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
            // Without its code a visit is not counted, and that is all (SE-253).
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
