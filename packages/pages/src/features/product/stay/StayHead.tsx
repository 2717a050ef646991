import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { UrgencyBadges } from '@sabadora/design-system/UrgencyBadges';
import { WishlistHeart } from '@sabadora/design-system/WishlistHeart';
import { withHash, writeDates, writeParty } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { CARD_MESSAGES, offerCardProps } from '../../offers/offerCardProps.ts';
import { photoOf } from '../../offers/photo.ts';
import { wishlistItem } from '../../offers/wishlistItem.ts';
import { useHearts } from '../../wishlist/useHearts.ts';
import { PhotoGallery } from './lateParts.ts';
import type { StayPage } from './useStayPage.ts';
import messages from './stay.messages.json';
import * as styles from './StayHead.css.ts';
import breadcrumbMessages from '../../frame/breadcrumb.messages.json';

/** Where the stay is, its photos, its name, and what speaks for it at a glance (PR-021). */
export function StayHead({ page }: { page: StayPage }) {
  const words = useWords(messages);
  const common = useWords(breadcrumbMessages, ...CARD_MESSAGES);
  const { locale } = useShared();
  const { today } = useSabadora().now;
  const { isSaved, onSave } = useHearts();
  const { detail, flow } = page;
  const { offer, images } = detail;
  const { hotel } = offer;
  const card = offerCardProps(offer, { words: common, locale, flow, query: '', hash: '', today });
  const saved = isSaved('STAY', offer.id);
  return (
    <>
      <Breadcrumb
        items={[
          { label: common('chrome.breadcrumbHome'), href: '/' },
          { label: hotel.location.label, ...placeLink(hotel.location.uri, page) },
          { label: hotel.label },
        ]}
      />
      <div className={styles.photos}>
        <PhotoGallery
          label={words('stay.photos', { hotel: hotel.label })}
          photos={images.map((image, index) =>
            photoOf(image, common('cards.photo', { hotel: hotel.label, number: index + 1 }), '1500_736'),
          )}
        />
        {card.urgency && card.urgency.length > 0 && (
          <div className={styles.urgency}>
            <UrgencyBadges messages={card.urgency} />
          </div>
        )}
        {saved !== undefined && (
          <div className={styles.heart}>
            <WishlistHeart
              itemName={offer.label}
              isSelected={saved}
              onChange={() => onSave(wishlistItem(offer))}
            />
          </div>
        )}
      </div>
      <header className={styles.head}>
        <p className={styles.place}>{hotel.location.label}</p>
        <h1 className={styles.title}>{offer.label}</h1>
        <p className={styles.hotel}>
          {hotel.label} {hotel.stars > 0 && <HotelStars count={hotel.stars} />}
        </p>
        {card.score && (
          <p className={styles.score}>
            <ReviewScore {...card.score} />
          </p>
        )}
      </header>
    </>
  );
}

/** The stays of the place, for the dates and people of the page. */
function placeLink(uri: string | null, { criteria: { dates, party } }: StayPage): { href?: string } {
  return uri === null ? {} : { href: withHash(uri, { ...writeDates(dates), ...writeParty(party) }) };
}
