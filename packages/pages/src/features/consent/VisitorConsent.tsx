import { readConsent, type ConsentChoice } from '@sabadora/domain';
import { forgetVisitor, useSabadora } from '@sabadora/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useChrome, useConsent, useShared } from '../../kit/document/PageRoot.tsx';
import { CONSENT_KEY } from './consentKey.ts';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { untellVisitor } from './visitorCookie.ts';
import { whenShown } from '../../kit/document/whenShown.ts';

/** Where its code cannot be loaded there is no consent, so nothing is sent; the page works on. */
const ConsentNotice = lazyPart(async () => (await import('./ConsentNotice.tsx')).ConsentNotice);

/** What the notice shows; undefined while there is none. */
interface Asked {
  /** The choice that may be changed. */
  answer: ConsentChoice | undefined;
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
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    // The clock is read when something happens, never while rendering.
    const answerNow = () => readConsent(storage.get(CONSENT_KEY), Date.now());
    let callOff = () => {};
    const follow = () => {
      callOff();
      const answer = answerNow();
      if (answer === 'accepted') consent.allow();
      else {
        consent.close();
        // Of an acceptance that is too old nothing stays behind either.
        forgetVisitor(storage);
        untellVisitor();
      }
      if (answer !== undefined) setAsked(undefined);
      callOff = whenShown(() => {
        if (answer === undefined) setAsked((before) => before ?? { answer, times: 0 });
        if (answer === 'accepted')
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
    consent.onAsk(() => setAsked((before) => ({ answer: answerNow(), times: (before?.times ?? 0) + 1 })));
    follow();
    const stopFollowing = storage.subscribe(CONSENT_KEY, follow);
    return () => {
      stopFollowing();
      callOff();
      consent.close();
    };
  }, [consent, api, storage, locale, experiments, assigned, stage]);

  return <Suspense>{asked && <ConsentNotice {...asked} onClose={() => setAsked(undefined)} />}</Suspense>;
}
