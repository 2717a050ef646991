import { HotelStars } from '@sabadora/design-system/HotelStars';
import { Link } from '@sabadora/design-system/Link';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { UrgencyBadges } from '@sabadora/design-system/UrgencyBadges';
import { WishlistHeart } from '@sabadora/design-system/WishlistHeart';
import { withHash, writeDates, writeParty } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useMemo } from 'react';
import { keepsHash } from '../../../kit/document/keepsHash.ts';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { CARD_MESSAGES, offerCardProps, scoreProps } from '../../offers/offerCardProps.ts';
import { galleryPhoto } from '../../offers/photo.ts';
import { wishlistItem } from '../../offers/wishlistItem.ts';
import { useHearts } from '../../wishlist/useHearts.ts';
import { ProductPhotos, ProductTitle } from '../ProductHead.tsx';
import { score } from '../ProductHead.css.ts';
import { hotelOfStayHref, type PlaceOfHotel } from './hotelOffersHref.ts';
import { PhotoGallery } from './lateParts.ts';
import messages from './stay.messages.json';

/** Breadcrumb of the stay, and its photos with urgency messages (PR-021). */
export function StayPhotos({ page }: { page: PlaceOfHotel }) {
  const words = useWords(messages);
  const common = useWords(...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const { isSaved, onSave } = useHearts();
  const { detail, flow } = page;
  const { offer, images } = detail;
  const { hotel } = offer;
  const card = offerCardProps(offer, { words: common, locale, flow, query: '', hash: '', today });
  const saved = isSaved('STAY', offer.id);
  // Keeps its identity while the images are the same, so that other dates do not render the gallery again.
  const photos = useMemo(
    () =>
      images.map((image, index) =>
        galleryPhoto(image, common('cards.photo', { hotel: hotel.label, number: index + 1 })),
      ),
    [images, hotel.label, common],
  );
  return (
    <ProductPhotos
      trail={[
        { label: hotel.location.label, ...placeLink(hotel.location.uri, page) },
        { label: hotel.label },
      ]}
      gallery={<PhotoGallery label={words('stay.photos', { hotel: hotel.label })} photos={photos} />}
      badges={card.urgency && card.urgency.length > 0 && <UrgencyBadges messages={card.urgency} />}
      heart={
        saved !== undefined && (
          <WishlistHeart
            itemName={offer.label}
            isSelected={saved}
            onChange={() => onSave(wishlistItem(offer))}
          />
        )
      }
    />
  );
}

/** The stay's name, its hotel, and the guests' score (PR-021). */
export function StayTitle({ page }: { page: PlaceOfHotel }) {
  const words = useWords(...CARD_MESSAGES);
  const { offer } = page.detail;
  const { hotel } = offer;
  const scoreOfHotel = scoreProps(hotel, words);
  return (
    <ProductTitle
      place={hotel.location.label}
      title={offer.label}
      subtitle={
        <>
          <Link href={hotelOfStayHref(page)} tone="inherit" {...keepsHash(page.flow)}>
            {hotel.label}
          </Link>{' '}
          {hotel.stars > 0 && <HotelStars count={hotel.stars} />}
        </>
      }
    >
      {scoreOfHotel && (
        <p className={score}>
          <ReviewScore {...scoreOfHotel} />
        </p>
      )}
    </ProductTitle>
  );
}

/** Link to the stays of the place, with the page's dates and people. */
function placeLink(uri: string | null, { criteria: { dates, party } }: PlaceOfHotel): { href?: string } {
  return uri === null ? {} : { href: withHash(uri, { ...writeDates(dates), ...writeParty(party) }) };
}
