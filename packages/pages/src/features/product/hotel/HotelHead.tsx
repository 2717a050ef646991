import { Breadcrumb } from '@sabadora/design-system/Breadcrumb';
import { Button } from '@sabadora/design-system/Button';
import { Gallery } from '@sabadora/design-system/Gallery';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { PinIcon } from '@sabadora/design-system/Icon';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { WishlistHeart } from '@sabadora/design-system/WishlistHeart';
import { withHash, writeDates, writeParty } from '@sabadora/domain';
import type { HotelProduct } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { CARD_MESSAGES, scoreProps } from '../../offers/offerCardProps.ts';
import { galleryPhoto } from '../../offers/photo.ts';
import { wishlistItem } from '../../offers/wishlistItem.ts';
import { FOUND_BY_SERVER } from '../../results/server/serverResults.ts';
import { useHearts } from '../../wishlist/useHearts.ts';
import { showSection } from './showSection.ts';
import * as place from '../ProductHead.css.ts';
import * as styles from './HotelHead.css.ts';
import breadcrumbMessages from '../../frame/breadcrumb.messages.json';
import stayMessages from '../stay/stay.messages.json';
import messages from './hotel.messages.json';

/** Head of a hotel's page: breadcrumb, photos, name, class, score and lowest price (PR-053…PR-055). */
export function HotelHead({ page }: { page: HotelProduct }) {
  const words = useWords(messages, stayMessages, breadcrumbMessages, ...CARD_MESSAGES);
  const { isSaved, onSave } = useHearts();
  const { detail, criteria, isReady, status } = page;
  const { hotel, images, breadcrumb, weekends } = detail;
  const { label, stars, location } = hotel;
  const [cheapest] = weekends;
  const saved = cheapest && isSaved('STAY', cheapest.id);
  const trip = { ...writeDates(criteria.dates), ...writeParty(criteria.party) };
  const town = [location.zipCode, location.label].filter(Boolean).join(' ');
  return (
    <>
      <Breadcrumb
        variant="shortOnPhone"
        items={[
          { label: words('chrome.breadcrumbHome'), href: '/' },
          ...breadcrumb.map((item) => ({ label: item.label, href: withHash(item.uri, trip) })),
          { label },
        ]}
      />
      <div className={place.photos}>
        <Gallery
          label={words('stay.photos', { hotel: label })}
          photos={images.map((image, index) =>
            galleryPhoto(image, words('cards.photo', { hotel: label, number: index + 1 })),
          )}
        />
        {cheapest && saved !== undefined && (
          <div className={place.heart}>
            <WishlistHeart
              itemName={label}
              isSelected={saved}
              onChange={() => onSave(wishlistItem(cheapest))}
            />
          </div>
        )}
      </div>
      <header className={styles.head}>
        <div className={styles.names}>
          <h1 className={place.title}>
            {label}{' '}
            {stars > 0 && (
              <span className={styles.stars}>
                <HotelStars count={stars} />
              </span>
            )}
          </h1>
          <address className={styles.address}>
            <PinIcon size="small" />
            <span>{[location.address, town].filter(Boolean).join(', ')}</span>
          </address>
          <p className={styles.score}>
            <ReviewScore {...scoreProps(hotel, words)} />
          </p>
        </div>
        {detail.offerCount > 0 && (
          <div className={styles.offers}>
            <div {...(!isReady && FOUND_BY_SERVER)}>
              {cheapest && status === 'ready' && (
                <PriceTag
                  priceCents={cheapest.sellPrice}
                  isFrom={weekends.length > 1 || !cheapest.hasSelectedDates}
                  note={words('cards.forParty', { nights: cheapest.nights, people: cheapest.paxCount })}
                  size="large"
                  align="start"
                />
              )}
            </div>
            <Button
              href="#offers"
              size="large"
              onClick={(event) => {
                event.preventDefault();
                showSection('offers');
              }}
            >
              {words('hotel.seeOffers', { count: weekends.length || detail.offerCount })}
            </Button>
          </div>
        )}
      </header>
    </>
  );
}
