import type { HotelOfferData, RoomData } from '@sabadora/api';
import { visuallyHidden } from '@sabadora/design-system';
import { Button } from '@sabadora/design-system/Button';
import { stayListItem, useListTracking, type HotelProduct } from '@sabadora/hooks';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { FailureNotice } from '../../../frame/failure/FailureNotice.tsx';
import { DatesHint } from '../../../results/notices/DatesHint.tsx';
import {
  FOUND_BY_SERVER,
  IN_ITS_PLACE,
  releaseServerResults,
} from '../../../results/server/serverResults.ts';
import { useHearts } from '../../../wishlist/useHearts.ts';
import { HotelFields } from '../bars/HotelFields.tsx';
import { OffersToCome } from '../../stay/OffersToCome.tsx';
import { HotelOffer, stayHash } from './HotelOffer.tsx';
import { NoOffers, type NoOffersProps } from './NoOffers.tsx';
import { offersByRoom } from './offersByRoom.ts';
import { RoomOffers } from './RoomOffers.tsx';
import * as styles from './Offers.css.ts';
import messages from './offers.messages.json';

const loadRoom = async () => (await import('../../info/RoomDialog.tsx')).RoomDialog;
const loadOffer = async () => (await import('./OfferDialog.tsx')).OfferDialog;

/** Section with fields for dates and people, and the hotel's offers for them by room (PR-053, PR-059…PR-065). */
export function Offers({ page }: NoOffersProps) {
  const words = useWords(messages);
  const { path } = useShared();
  const { isReady, detail, status, criteria } = page;
  // Here and not in the page: the page knows the hash before this part is hydrated.
  useLayoutEffect(() => {
    if (isReady) releaseServerResults();
  }, [isReady]);
  if (detail.offerCount === 0) return <NoOffers page={page} />;
  const count = detail.weekends.length;
  return (
    <div className={styles.content}>
      <form className={styles.form} aria-label={words('hotel.trip')} action={path}>
        <HotelFields page={page} layout="row" />
        <div className={styles.withoutScript}>
          <Button type="submit">{words('hotel.seePrices')}</Button>
        </div>
      </form>
      <p role="status" className={visuallyHidden}>
        {status === 'loading' && words('hotel.offersLoading')}
        {isReady && status === 'ready' && words('hotel.offersFound', { count })}
      </p>
      <div className={styles.content} {...(!isReady && FOUND_BY_SERVER)}>
        {status === 'failed' ? (
          <FailureNotice onRetry={page.retry} />
        ) : status === 'ready' && count === 0 ? (
          <NoOffers page={page} />
        ) : (
          <>
            <DatesHint criteria={criteria} flow="booking" />
            <Rooms page={page} />
          </>
        )}
      </div>
      {!isReady && (
        <div {...IN_ITS_PLACE}>
          <OffersToCome count={Math.max(1, count)} />
        </div>
      )}
    </div>
  );
}

/** Rooms with their offers; while other offers load, the previous rooms are kept. */
function Rooms({ page }: { page: HotelProduct }) {
  const { detail, criteria, status } = page;
  const groups = useMemo(() => offersByRoom(detail), [detail]);
  const hearts = useHearts();
  const roomPart = usePart(loadRoom);
  const offerPart = usePart(loadOffer);
  const [room, setRoom] = useState<{ room: RoomData; isOpen: boolean }>();
  const [offer, setOffer] = useState<{ offer: HotelOfferData; isOpen: boolean }>();
  const { itemProps } = useListTracking({
    list: 'hotel offers',
    listKey: `${detail.hotel.id} ${stayHash(criteria)}`,
    items: useMemo(() => detail.weekends.map(stayListItem), [detail.weekends]),
  });
  if (status === 'loading' && groups.length === 0) return <OffersToCome count={1} />;
  return (
    <div className={styles.rooms} onPointerEnter={roomPart.prepare}>
      {groups.map(({ room: ofGroup, offers }) => (
        <RoomOffers
          key={ofGroup?.uuid ?? ''}
          room={ofGroup}
          offers={offers}
          isLoading={status === 'loading'}
          itemProps={(item) => itemProps(stayListItem(item))}
          onShowRoom={(shown) => {
            setRoom({ room: shown, isOpen: true });
            void roomPart.show();
          }}
          renderOffer={(item) => (
            <HotelOffer
              offer={item}
              criteria={criteria}
              hearts={hearts}
              headingLevel={4}
              onShowDetails={() => {
                setOffer({ offer: item, isOpen: true });
                void offerPart.show();
              }}
            />
          )}
        />
      ))}
      {room && roomPart.Part && (
        <roomPart.Part
          room={room.room}
          isOpen={room.isOpen}
          onClose={() => setRoom({ ...room, isOpen: false })}
        />
      )}
      {offer && offerPart.Part && (
        <offerPart.Part
          offer={offer.offer}
          criteria={criteria}
          isOpen={offer.isOpen}
          onClose={() => setOffer({ ...offer, isOpen: false })}
        />
      )}
    </div>
  );
}
