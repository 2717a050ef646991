import type { MapLocation } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { CardSkeleton } from '@sabadora/design-system/Card';
import { Notice } from '@sabadora/design-system/Notice';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { LoadingRegion } from '@sabadora/design-system/Skeletons';
import { promotion } from '@sabadora/domain';
import type { SearchMapState } from '@sabadora/hooks';
import { useRef, useState } from 'react';
import { photoOf } from '../../offers/photo.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { hotelScore } from './hotelScore.ts';
import * as styles from '../SearchMap.css.ts';
import failureMessages from '../../frame/failure/failure.messages.json';
import photoMessages from '../../offers/photo.messages.json';
import scoreMessages from '../../offers/score.messages.json';
import mapLoadingMessages from '../mapLoading.messages.json';
import messages from './SelectedHotel.messages.json';

export interface SelectedHotelProps {
  hotel: MapLocation;
  offer: SearchMapState['offer'];
  href: string;
  /** Whether the price is the lowest of several. */
  hasFromPrice: boolean;
}

/**
 * Card of the hotel selected on the map (SE-236, SE-238). Without its offer's details, it shows the data of the map.
 */
export function SelectedHotel({ hotel, offer, href, hasFromPrice }: SelectedHotelProps) {
  const words = useWords(messages, failureMessages, mapLoadingMessages, photoMessages, scoreMessages);
  const frameRef = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  if (offer.status === 'error' && !hasFailed) setFailed(true);
  if (offer.status === 'ready' && hasFailed) setFailed(false);
  if (offer.status === 'loading' && !hasFailed)
    return (
      <LoadingRegion label={words('map.loading')}>
        <CardSkeleton lines={0} parts={['price']} />
      </LoadingRegion>
    );

  const detail = offer.data?.offer;
  const { stars } = hotel;
  const percent = detail && promotion('stay', { ...detail, percent: detail.promo });
  return (
    <div ref={frameRef} tabIndex={-1} className={styles.selected}>
      <OfferCard
        view="condensed"
        headingLevel={3}
        name={hotel.label}
        href={href}
        stars={stars > 0 ? stars : undefined}
        place={detail?.hotel.location.label}
        score={hotelScore(hotel.review, words)}
        promotionPercent={percent}
        photos={(detail?.images ?? []).map((address, index) =>
          photoOf(address, words('cards.photo', { hotel: hotel.label, number: index + 1 })),
        )}
        price={{
          priceCents: detail?.sellPrice ?? hotel.sellPrice,
          referenceCents: percent === undefined ? undefined : (detail?.refPrice ?? undefined),
          isFrom: hasFromPrice,
        }}
      />
      {hasFailed && (
        <Notice
          tone="warning"
          role="status"
          action={
            <Button
              tone="secondary"
              size="small"
              isLoading={offer.status === 'loading'}
              onClick={() => {
                // The button disappears with the response, so the focus moves to the card.
                frameRef.current?.focus();
                offer.retry();
              }}
            >
              {words('chrome.retry')}
            </Button>
          }
        >
          {words('map.offerError')}
        </Notice>
      )}
    </div>
  );
}
