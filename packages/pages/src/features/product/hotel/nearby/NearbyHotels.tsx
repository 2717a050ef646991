import type { OfferCardData } from '@sabadora/api';
import { CardCarousel } from '@sabadora/design-system/CardCarousel';
import { HotelCard } from '@sabadora/design-system/HotelCard';
import { OfferCard } from '@sabadora/design-system/OfferCard';
import { hotelHref, type SearchCriteria } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useMemo } from 'react';
import { keepsHash } from '../../../../kit/document/keepsHash.ts';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { MapOnDemand } from '../../../map/small/MapOnDemand.tsx';
import { condensedCardProps } from '../../../offers/condensedCardProps.ts';
import { CARD_MESSAGES, distance, scoreProps } from '../../../offers/offerCardProps.ts';
import { photoOf } from '../../../offers/photo.ts';
import { wishlistItem } from '../../../offers/wishlistItem.ts';
import { useHearts } from '../../../wishlist/useHearts.ts';
import * as styles from './NearbyHotels.css.ts';
import messages from './nearby.messages.json';

export interface NearbyHotelsProps {
  /** Main offers of the hotels nearby, nearest first. */
  hotels: readonly OfferCardData[];
  /** The place in the middle of the map. */
  place: { label: string; latitude: number; longitude: number };
  /** Dates and people with which the hotels' pages open. */
  criteria: SearchCriteria;
}

const ZOOM = 9;

/** The hotels nearby, in a row and on a map; the map shows nothing that the row does not (PR-053, PR-067). */
export function NearbyHotels({ hotels, place, criteria }: NearbyHotelsProps) {
  const words = useWords(messages, ...CARD_MESSAGES);
  const { latitude, longitude } = place;
  const pins = useMemo(
    () =>
      hotels.map(({ hotel, sellPrice }) => ({
        id: String(hotel.id),
        name: hotel.label,
        priceCents: sellPrice,
        latitude: hotel.location.latitude,
        longitude: hotel.location.longitude,
      })),
    [hotels],
  );
  const center = useMemo(() => ({ latitude, longitude, zoom: ZOOM }), [latitude, longitude]);
  return (
    <div className={styles.nearby} {...keepsHash('booking')}>
      <CardCarousel label={words('hotel.nearbyRow')} step={3}>
        {hotels.map((offer) => (
          <NearbyHotel key={offer.hotel.id} offer={offer} criteria={criteria} />
        ))}
      </CardCarousel>
      <MapOnDemand
        buttonLabel={words('hotel.nearbyOnMap')}
        size="large"
        label={words('hotel.nearbyMap', { hotel: place.label })}
        pins={pins}
        center={center}
        renderCard={({ id }) => {
          const offer = hotels.find(({ hotel }) => String(hotel.id) === id);
          return offer && <HotelOnMap offer={offer} criteria={criteria} />;
        }}
      />
    </div>
  );
}

interface NearbyHotelProps extends Pick<NearbyHotelsProps, 'criteria'> {
  offer: OfferCardData;
}

const hrefOf = ({ offer, criteria: { dates, party } }: NearbyHotelProps) =>
  hotelHref(offer.hotel, { flow: 'hotel', dates, party });

function NearbyHotel(props: NearbyHotelProps) {
  const words = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { isSaved, onSave } = useHearts();
  const { offer } = props;
  const { hotel, nights, paxCount } = offer;
  const saved = isSaved('STAY', offer.id);
  return (
    <HotelCard
      name={hotel.label}
      href={hrefOf(props)}
      stars={hotel.stars > 0 ? hotel.stars : undefined}
      place={hotel.location.label}
      distance={distance(offer, { words, locale })}
      picture={photoOf(offer.imageUrl, '')}
      score={scoreProps(hotel, words, { showAllIncentives: false })}
      price={{
        priceCents: offer.sellPrice,
        isFrom: true,
        note: words('cards.forParty', { nights, people: paxCount }),
      }}
      {...(saved !== undefined && {
        wishlist: { isSelected: saved, onChange: () => onSave(wishlistItem(offer)) },
      })}
    />
  );
}

/** Card of the hotel selected on the map. */
function HotelOnMap(props: NearbyHotelProps) {
  const words = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const context = { words, locale, flow: 'hotel' as const, query: '', hash: '', today };
  return <OfferCard {...condensedCardProps(props.offer, context)} href={hrefOf(props)} />;
}
