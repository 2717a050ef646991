import { Button } from '@sabadora/design-system/Button';
import { CardCarousel } from '@sabadora/design-system/CardCarousel';
import { RecentlyViewedCard, type RecentlyViewedCardProps } from '@sabadora/design-system/RecentlyViewedCard';
import { promotion, type ViewedItem } from '@sabadora/domain';
import { useRecentlyViewed } from '@sabadora/hooks';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import type { Words } from '../../kit/words/messages.ts';
import { photoOf } from '../offers/photo.ts';
import { viewedBut, type ShownViews } from './viewedItem.ts';
import messages from './RecentlyViewedRow.messages.json';
import unitPriceMessages from '../offers/unitPrice.messages.json';
import * as styles from './RecentlyViewedRow.css.ts';

type RowWords = Words<typeof messages | typeof unitPriceMessages>;

/** Cards of the viewed products, latest first, and a button that clears them. */
export function RecentlyViewedRow({ type, exceptId }: ShownViews) {
  const words = useWords(messages, unitPriceMessages);
  const { items, clear } = useRecentlyViewed();
  const [isCleared, setCleared] = useState(false);
  const clearedRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button is removed, so the focus moves to the message.
    if (isCleared) clearedRef.current?.focus();
  }, [isCleared]);

  const shown = viewedBut(items, { type, exceptId });
  if (shown.length === 0) {
    if (!isCleared) return null;
    return (
      <p ref={clearedRef} tabIndex={-1} className={styles.cleared}>
        {words('recent.cleared')}
      </p>
    );
  }
  const title = words(type === 'ACTIVITY' ? 'recent.activities' : 'recent.title');
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            setCleared(true);
            clear();
          }}
        >
          {words('recent.clear')}
        </Button>
      </div>
      <CardCarousel label={title}>
        {shown.map((item) => (
          <RecentlyViewedCard key={`${item.type} ${item.id}`} {...cardProps(item, words)} headingLevel={3} />
        ))}
      </CardCarousel>
    </div>
  );
}

function cardProps(item: ViewedItem, words: RowWords): RecentlyViewedCardProps {
  const { type, label, hotel, imageUrl, price, uri } = item;
  const percent =
    price === null
      ? undefined
      : promotion(type === 'STAY' ? 'stay' : 'activity', { ...price, percent: price.promo });
  return {
    type,
    name: label,
    href: uri,
    hotel: { name: hotel.label, stars: hotel.stars > 0 ? hotel.stars : undefined },
    picture: photoOf(imageUrl, ''),
    promotionPercent: percent,
    price: price
      ? {
          priceCents: price.sellPrice,
          referenceCents: percent === undefined ? undefined : (price.refPrice ?? undefined),
          isFrom: type === 'STAY',
          note: type === 'STAY' ? words('recent.nights', { nights: price.nights }) : words('cards.perPerson'),
        }
      : undefined,
  };
}
