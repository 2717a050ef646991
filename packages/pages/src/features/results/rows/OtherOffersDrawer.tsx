import type { OfferCardData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { besideLayout, CardSkeleton } from '@sabadora/design-system/Card';
import { Drawer } from '@sabadora/design-system/Drawer';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { Picture } from '@sabadora/design-system/Picture';
import { LoadingRegion } from '@sabadora/design-system/Skeletons';
import { criteriaRecord, readAddress, searchKey, type Flow } from '@sabadora/domain';
import { stayListItem, useHotelOffers, useListTracking, useSabadora } from '@sabadora/hooks';
import { useMemo } from 'react';
import { photoOf } from '../../offers/photo.ts';
import { StayCard } from '../../offers/StayCard.tsx';
import { useHearts } from '../../wishlist/useHearts.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './OtherOffersDrawer.css.ts';
import failureMessages from '../../frame/failure/failure.messages.json';
import messages from './OtherOffersDrawer.messages.json';

export interface OtherOffersDrawerProps {
  hotelId: number;
  hotelName: string;
  /** The offer that opened the drawer; it is listed first. */
  mainOffer?: OfferCardData | undefined;
  /** Flow and address of the search, whose people and dates are kept. */
  search: { flow: Flow; query: string; hash: string };
  isOpen: boolean;
  onClose: () => void;
}

/** Drawer with a hotel's offers, the main one first (SE-180). */
export function OtherOffersDrawer(props: OtherOffersDrawerProps) {
  const words = useWords(messages);
  const { hotelName, isOpen, onClose } = props;
  return (
    <Drawer
      title={words('results.otherOffersTitle', { hotel: hotelName })}
      isOpen={isOpen}
      onOpenChange={onClose}
      size="large"
      footer={
        <Button tone="secondary" isWide onClick={onClose}>
          {words('results.otherOffersBack')}
        </Button>
      }
    >
      <Offers {...props} />
    </Drawer>
  );
}

const LIKE_OFFERS = { lines: 1, parts: ['note', 'action', 'price'] } as const;

/** Rendered inside the drawer, so that nothing is requested while it is closed. */
function Offers({ hotelId, mainOffer, search }: OtherOffersDrawerProps) {
  const words = useWords(messages, failureMessages);
  const { now } = useSabadora();
  const { flow, query, hash } = search;
  const criteria = useMemo(() => readAddress({ query, hash }, now).criteria, [query, hash, now]);
  const { status, offers, retry } = useHotelOffers({ hotelId, criteria, flow, mainOfferId: mainOffer?.id });
  const { isSaved, onSave } = useHearts();
  const { itemProps } = useListTracking({
    list: 'other offers',
    listKey: `${hotelId} ${searchKey({ flow, record: criteriaRecord({ query, hash }) })}`,
    items: useMemo(() => offers.map(stayListItem), [offers]),
  });
  return (
    <>
      <div className={styles.head}>
        {mainOffer && (
          <div className={styles.thumbnail}>
            <Picture photo={photoOf(mainOffer.imageUrl, '', '125_70')} width={125} height={70} />
          </div>
        )}
        <p className={styles.facts}>
          {mainOffer && <span>{mainOffer.hotel.location.label}</span>}
          <span role="status">
            {status === 'loading' && words('results.otherOffersLoading')}
            {status === 'loaded' && words('results.otherOffersCount', { count: offers.length })}
          </span>
        </p>
      </div>
      {status === 'loading' && (
        <LoadingRegion label={words('results.otherOffersLoading')}>
          <div className={styles.list}>
            <CardSkeleton layout={besideLayout} {...LIKE_OFFERS} />
            <CardSkeleton layout={besideLayout} {...LIKE_OFFERS} />
          </div>
        </LoadingRegion>
      )}
      {status === 'error' && (
        <EmptyState
          sentence={words('chrome.error')}
          vignette="cloud"
          action={<Button onClick={retry}>{words('chrome.retry')}</Button>}
        />
      )}
      {status === 'loaded' && offers.length === 0 && (
        <EmptyState sentence={words('results.otherOffersEmpty')} />
      )}
      {offers.length > 0 && (
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={offer.id} className={styles.cell} {...itemProps(stayListItem(offer))}>
              <StayCard
                offer={offer}
                flow={flow}
                query={query}
                hash={hash}
                headingLevel={3}
                isOfHotel
                isSaved={isSaved('STAY', offer.id)}
                onSave={onSave}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
