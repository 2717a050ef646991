import type { BoxDetail, BoxOffers } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { CardSkeleton } from '@sabadora/design-system/Card';
import { CardCarousel } from '@sabadora/design-system/CardCarousel';
import { MapIcon } from '@sabadora/design-system/Icon';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { boxCodeIn } from '@sabadora/domain';
import { useBoxOffers, useSabadora } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { FailureNotice } from '../../frame/failure/FailureNotice.tsx';
import { condensedCardProps } from '../../offers/condensedCardProps.ts';
import { CARD_MESSAGES } from '../../offers/offerCardProps.ts';
import { usePartWhile } from '../usePartWhile.ts';
import { Section } from '../stay/sections/Section.tsx';
import * as common from '../stay/sections/Section.css.ts';
import * as styles from './BoxStays.css.ts';
import messages from './box.messages.json';

const loadMap = async () => (await import('./BoxMap.tsx')).BoxMap;

/** The stays to choose from: a row that loads more as its end comes into view, and a map (PR-088, PR-095). */
export function BoxStays({ detail, initial }: { detail: BoxDetail; initial: BoxOffers | undefined }) {
  const words = useWords(messages, ...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  // All formats of a box have the same stays.
  const code = boxCodeIn('digital', detail.code);
  const { status, stays, totalCount, loadMore, retry } = useBoxOffers({ code, initial });
  const [isMapOpen, setMapOpen] = useState(false);
  const { Part: Map, prepare } = usePartWhile(loadMap, isMapOpen, () => setMapOpen(false));
  if (totalCount === 0 && stays.length === 0) return null;
  return (
    <Section id="stays" title={words('box.staysTitle')}>
      <div className={styles.line}>
        <p className={common.muted}>
          {totalCount === undefined ? '' : words('box.hotels', { count: totalCount })}
        </p>
        <div className={needsScript}>
          <Button
            tone="secondary"
            startIcon={<MapIcon />}
            aria-haspopup="dialog"
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setMapOpen(true)}
          >
            {words('box.map')}
          </Button>
        </div>
      </div>
      <CardCarousel
        label={words('box.stays', { count: totalCount ?? stays.length })}
        size="small"
        onEndReached={loadMore}
      >
        {stays.map(({ mainPackage }) => {
          const context = { words, locale, today, flow: 'gifting', query: 'flow=gifting', hash: '' } as const;
          // The box pays for the stay, so its card has no price.
          const { price: _, promotionPercent: __, ...card } = condensedCardProps(mainPackage, context);
          return <OfferCard key={mainPackage.id} {...card} headingLevel={3} />;
        })}
        {status === 'loading' && <CardSkeleton key="loading" lines={1} parts={['score']} />}
      </CardCarousel>
      <div role="status">{status === 'error' && <FailureNotice onRetry={retry} />}</div>
      {Map && <Map code={code} isOpen={isMapOpen} onClose={() => setMapOpen(false)} />}
    </Section>
  );
}
