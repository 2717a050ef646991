import type { HotelInFull } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { ReviewSummary } from '@sabadora/design-system/ReviewSummary';
import { scoreFigure } from '@sabadora/domain';
import { useState } from 'react';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { useWords } from '../../kit/words/useWords.ts';
import { CARD_MESSAGES, scoreProps } from '../offers/offerCardProps.ts';
import { Review } from './Review.tsx';
import messages from './reviews.messages.json';
import * as styles from './HotelReviews.css.ts';

export interface HotelReviewsProps {
  hotel: HotelInFull;
  /** Level of the headings with the guests' names. @default 3 */
  headingLevel?: 3 | 4;
}

/** Subjects of a hotel's scores, in display order (CH-161). */
const SUBJECTS = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;

/** Maximum number of reviews (CH-163). */
const MOST_REVIEWS = 4;

const loadDrawer = async () => (await import('./ReviewsDrawer.tsx')).ReviewsDrawer;

/**
 * Guests' reviews of a hotel: its scores, the first positive reviews (CH-163), and a button that opens all reviews in
 * a drawer (CH-155). For product pages, below a heading of theirs; leave it out if `hotel.positiveReviews` is empty
 * (CH-164, D-043).
 */
export function HotelReviews({ hotel, headingLevel = 3 }: HotelReviewsProps) {
  const words = useWords(messages);
  const common = useWords(...CARD_MESSAGES);
  const { id, label: hotelName, reviewDetails, positiveReviews } = hotel;
  const { Part: ReviewsDrawer, prepare, show } = usePart(loadDrawer);
  const [isOpen, setOpen] = useState(false);
  const { score = '', ...score_ } = scoreProps(hotel, common);
  return (
    <div className={styles.block}>
      <ReviewSummary
        {...score_}
        score={score}
        scores={SUBJECTS.flatMap((subject) => {
          const figure = reviewDetails?.[subject] ?? null;
          return figure === null
            ? []
            : [{ label: words(`reviews.score.${subject}`), score: figure, text: scoreFigure(figure) }];
        })}
        action={
          <div className={`${styles.all} ${needsScript}`}>
            <Button
              tone="secondary"
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => {
                setOpen(true);
                void show();
              }}
            >
              {words('reviews.all')}
            </Button>
          </div>
        }
      />
      <ul className={styles.reviews}>
        {positiveReviews.slice(0, MOST_REVIEWS).map((review) => (
          <li key={review.id}>
            <Review review={review} headingLevel={headingLevel} maxLines={5} />
          </li>
        ))}
      </ul>
      {ReviewsDrawer && (
        <ReviewsDrawer hotelId={id} hotelName={hotelName} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}
