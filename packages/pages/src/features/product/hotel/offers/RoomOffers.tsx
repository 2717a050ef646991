import type { HotelOfferData, RoomData } from '@sabadora/api';
import { RoomCard } from '@sabadora/design-system/RoomCard';
import type { ItemTrackingProps } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { photoOf } from '../../../offers/photo.ts';
import { useRoomFacts } from '../../info/useRoomFacts.tsx';
import { OffersToCome } from '../../stay/OffersToCome.tsx';
import * as styles from './Offers.css.ts';
import photoMessages from '../../../offers/photo.messages.json';
import messages from './offers.messages.json';

export interface RoomOffersProps {
  /** Undefined for offers whose room is unknown. */
  room: RoomData | undefined;
  offers: readonly HotelOfferData[];
  /** Whether other offers are loading; the current ones have prices of other dates or people. */
  isLoading: boolean;
  /** Props of the element around an offer. */
  itemProps: (offer: HotelOfferData) => ItemTrackingProps;
  onShowRoom: (room: RoomData) => void;
  renderOffer: (offer: HotelOfferData) => ReactNode;
}

/** A room with its offers (PR-063); offers without a room have a heading of their own. */
export function RoomOffers({ room, offers, isLoading, itemProps, onShowRoom, renderOffer }: RoomOffersProps) {
  const words = useWords(messages, photoMessages);
  const facts = useRoomFacts(room);
  const list = isLoading ? (
    <OffersToCome count={offers.length} />
  ) : (
    <ul className={room ? styles.inRoom : styles.list}>
      {offers.map((offer) => (
        <li key={offer.id} {...itemProps(offer)}>
          {renderOffer(offer)}
        </li>
      ))}
    </ul>
  );
  if (!room)
    return (
      <div className={styles.group}>
        <h3 className={styles.groupTitle}>{words('hotel.otherOffers')}</h3>
        {list}
      </div>
    );
  return (
    <RoomCard
      name={room.label}
      photos={room.images.map((image, index) =>
        photoOf(image, words('cards.photo', { hotel: room.label, number: index + 1 })),
      )}
      facts={facts}
      highlights={room.highlights}
      onShowDetails={() => onShowRoom(room)}
    >
      {list}
    </RoomCard>
  );
}
