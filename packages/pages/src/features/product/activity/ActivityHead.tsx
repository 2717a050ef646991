import type { ActivityDetail } from '@sabadora/api';
import { Gallery } from '@sabadora/design-system/Gallery';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { WishlistHeart } from '@sabadora/design-system/WishlistHeart';
import { memo } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { galleryPhoto } from '../../offers/photo.ts';
import { wishlistItem } from '../../offers/wishlistItem.ts';
import { useHearts } from '../../wishlist/useHearts.ts';
import { ProductPhotos, ProductTitle } from '../ProductHead.tsx';
import * as styles from './ActivityHead.css.ts';
import messages from './activity.messages.json';
import photoMessages from '../../offers/photo.messages.json';

/** Breadcrumb and photos of an activity (PR-071). */
export const ActivityPhotos = memo(function ActivityPhotos({ detail }: { detail: ActivityDetail }) {
  const words = useWords(messages, photoMessages);
  const { switches } = useShared();
  const { isSaved, onSave } = useHearts();
  const { activity, breadCrumb } = detail;
  const { id, label, images } = activity;
  const town = breadCrumb.at(-1);
  const saved = isSaved('ACTIVITY', id);
  return (
    <ProductPhotos
      trail={[
        ...(switches.toggles.activities
          ? [{ label: words('activity.all'), href: '/activities?flow=activity' }]
          : []),
        ...(town ? [{ label: town.label, href: town.uri }] : []),
        { label },
      ]}
      gallery={
        <Gallery
          label={words('activity.photos', { activity: label })}
          photos={images.map((image, index) =>
            galleryPhoto(image, words('cards.photo', { hotel: label, number: index + 1 })),
          )}
        />
      }
      heart={
        saved !== undefined && (
          <WishlistHeart
            itemName={label}
            isSelected={saved}
            onChange={() => onSave(wishlistItem(activity, 'ACTIVITY'))}
          />
        )
      }
    />
  );
});

/** Name of the activity, and its organiser (PR-071). */
export const ActivityTitle = memo(function ActivityTitle({ detail }: { detail: ActivityDetail }) {
  const { activity, mainActivityCenter: centre } = detail;
  const { label, hotel, headwords } = activity;
  return (
    <ProductTitle
      place={hotel.location.label}
      title={label}
      subtitle={
        <>
          {centre.label} {centre.star > 0 && <HotelStars count={centre.star} />}
        </>
      }
    >
      {headwords !== '' && <p className={styles.headwords}>{headwords}</p>}
    </ProductTitle>
  );
});
