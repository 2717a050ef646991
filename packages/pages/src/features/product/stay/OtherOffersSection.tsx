import { Link } from '@sabadora/design-system/Link';
import { Suspense, useRef } from 'react';
import { keepsHash } from '../../../kit/document/keepsHash.ts';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { lazyPart } from '../../../kit/parts/lazyPart.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { useIsSeen } from '../../fallback/useIsSeen.ts';
import { hotelOffersHref } from './hotelOffersHref.ts';
import { OffersToCome } from './OffersToCome.tsx';
import { Section } from './sections/Section.tsx';
import type { StayPage } from './useStayPage.ts';
import messages from './sections/sections.messages.json';
import stayMessages from './stay.messages.json';
import * as styles from './OtherOffersSection.css.ts';

/** Maximum number of other offers of the hotel on a stay's page. */
export const OTHER_OFFERS_SHOWN = 3;

const OtherOffers = lazyPart(async () => (await import('./OtherOffers.tsx')).OtherOffers);

/** Other offers of the hotel (PR-021); requested when the section becomes visible. */
export function OtherOffersSection({ page }: { page: StayPage }) {
  const words = useWords(messages, stayMessages);
  const placeRef = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(placeRef);
  const { otherOfferCount, offer } = page.detail;
  const count = Math.min(otherOfferCount, OTHER_OFFERS_SHOWN);
  if (count === 0) return null;
  return (
    <Section id="others" title={words('stay.others', { hotel: offer.hotel.label })}>
      <div ref={placeRef} className={needsScript}>
        {isSeen ? (
          <Suspense fallback={<OffersToCome count={count} />}>
            <OtherOffers page={page} count={count} />
          </Suspense>
        ) : (
          <OffersToCome count={count} />
        )}
      </div>
      <p className={styles.all}>
        <Link href={hotelOffersHref(page)} tone="standalone" {...keepsHash(page.flow)}>
          {words('stay.othersAll')}
        </Link>
      </p>
    </Section>
  );
}
