import type { MapLocation } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { HotelStars } from '@sabadora/design-system/HotelStars';
import { PinIcon } from '@sabadora/design-system/Icon';
import { IconButton } from '@sabadora/design-system/IconButton';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { hotelScore } from './canvas/hotelScore.ts';
import * as styles from './HotelList.css.ts';
import scoreMessages from '../offers/score.messages.json';
import messages from './HotelList.messages.json';

export interface HotelListProps {
  /** Hotels, best first. */
  hotels: readonly MapLocation[];
  selectedId: number | undefined;
  /** Whether each price is the lowest of several; "none" hides the prices of stays that are already paid. */
  hasFromPrices: boolean | 'none';
  hrefOf: (hotel: MapLocation) => string;
  /** Selects a hotel on the map; null clears the selection. */
  onSelect: (hotelId: number | null) => void;
}

/** Hotels rendered at once: a thousand would block the browser for a quarter of a second. */
const STEP = 50;

interface Shown {
  hotels: readonly MapLocation[];
  count: number;
  /** Index of the first hotel that "show more" added. It takes the focus, since the button may be gone. */
  firstNew?: number;
}

/**
 * The hotels of the map as a list, usable without the map: each links to its stay, and can be selected on the map
 * (SE-236).
 */
export function HotelList({ hotels, selectedId, hasFromPrices, hrefOf, onSelect }: HotelListProps) {
  const words = useWords(messages, scoreMessages);
  const listRef = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<Shown>({ hotels, count: STEP });
  if (shown.hotels !== hotels) setShown({ hotels, count: STEP });
  const rest = hotels.length - shown.count;

  const { firstNew } = shown;
  useLayoutEffect(() => {
    if (firstNew !== undefined) listRef.current?.querySelectorAll('a')[firstNew]?.focus();
  }, [firstNew]);

  useEffect(() => {
    if (selectedId === undefined) return;
    listRef.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return (
    <>
      <ul ref={listRef} className={styles.list}>
        {hotels.slice(0, shown.count).map((hotel) => {
          const { id, label, stars, review, sellPrice } = hotel;
          const isSelected = id === selectedId;
          return (
            <li key={id} className={styles.row} aria-current={isSelected || undefined}>
              <div className={styles.text}>
                <p className={styles.headline}>
                  <a href={hrefOf(hotel)} className={styles.link}>
                    {label}
                  </a>{' '}
                  <HotelStars count={stars} />
                </p>
                <ReviewScore {...hotelScore(review, words)} />
              </div>
              {hasFromPrices !== 'none' && (
                <PriceTag priceCents={sellPrice} isFrom={hasFromPrices} size="small" />
              )}
              <IconButton
                className={styles.onMap}
                label={words('map.onMap', { hotel: label })}
                icon={<PinIcon />}
                isSelected={isSelected}
                onChange={(willBeSelected) => onSelect(willBeSelected ? id : null)}
              />
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            tone="secondary"
            onClick={() => setShown({ hotels, count: shown.count + STEP, firstNew: shown.count })}
          >
            {words('map.showMore', { count: Math.min(rest, STEP) })}
          </Button>
        </div>
      )}
    </>
  );
}
