import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { ReviewCardSkeleton } from '@sabadora/design-system/ReviewCard';
import { Select } from '@sabadora/design-system/Select';
import { LoadingRegion } from '@sabadora/design-system/Skeletons';
import { REVIEW_LANGUAGES, REVIEW_SORTS } from '@sabadora/domain';
import { useReviews, type ReviewList } from '@sabadora/hooks';
import { useEffect, useRef } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import failureMessages from '../frame/failure/failure.messages.json';
import { Review } from './Review.tsx';
import messages from './ReviewsDrawer.messages.json';
import * as styles from './ReviewsDrawer.css.ts';

export interface ReviewsDrawerProps {
  hotelId: number;
  /** Name of the hotel, for the title. */
  hotelName: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Drawer with all reviews of a hotel (CH-155), in the order and language that the visitor chooses, ten at a time.
 * Load it on demand (`usePart`), as `HotelReviews` does.
 */
export function ReviewsDrawer({ hotelId, hotelName, isOpen, onClose }: ReviewsDrawerProps) {
  const words = useWords(messages);
  return (
    <Drawer
      title={words('reviews.title', { hotel: hotelName })}
      isOpen={isOpen}
      onOpenChange={onClose}
      size="large"
      phoneSide="full"
    >
      <Reviews hotelId={hotelId} />
    </Drawer>
  );
}

/** Rendered inside the drawer, so that nothing is requested while it is closed. */
function Reviews({ hotelId }: { hotelId: number }) {
  const words = useWords(messages, failureMessages);
  const list = useReviews({ hotelId });
  const { status, reviews, totalCount, sort, language, hasMore } = list;
  return (
    <div className={styles.content}>
      <div className={styles.choices}>
        <Select
          label={words('reviews.sort')}
          value={sort}
          options={REVIEW_SORTS.map((value) => ({ value, label: words(`reviews.sort.${value}`) }))}
          onChange={(value) => {
            const chosen = REVIEW_SORTS.find((each) => each === value);
            if (chosen) list.setSort(chosen);
          }}
        />
        <Select
          label={words('reviews.language')}
          value={language}
          options={REVIEW_LANGUAGES.map((value) => ({ value, label: words(`reviews.language.${value}`) }))}
          onChange={(value) => {
            const chosen = REVIEW_LANGUAGES.find((each) => each === value);
            if (chosen) list.setLanguage(chosen);
          }}
        />
      </div>
      <p role="status" className={styles.count}>
        {status === 'loading' && words('reviews.loading')}
        {status === 'loaded' &&
          totalCount !== undefined &&
          totalCount > 0 &&
          words('reviews.shown', { shown: reviews.length, count: totalCount })}
      </p>
      <ReviewCards reviews={reviews} />
      {status === 'loading' && (
        <LoadingRegion label={words('reviews.loading')}>
          <div className={styles.list}>
            <ReviewCardSkeleton />
            <ReviewCardSkeleton />
            <ReviewCardSkeleton />
          </div>
        </LoadingRegion>
      )}
      {status === 'error' && (
        <EmptyState
          sentence={words('chrome.error')}
          vignette="cloud"
          headingLevel={3}
          action={<Button onClick={list.retry}>{words('chrome.retry')}</Button>}
        />
      )}
      {status === 'loaded' && totalCount === 0 && <NoReviews list={list} />}
      {status === 'loaded' && hasMore && (
        <Button tone="secondary" isWide onClick={list.loadMore}>
          {words('reviews.more')}
        </Button>
      )}
    </div>
  );
}

/** The list of reviews. When "More" adds some, the first new one takes the focus, since the button may be gone. */
function ReviewCards({ reviews }: Pick<ReviewList, 'reviews'>) {
  const listRef = useRef<HTMLUListElement>(null);
  const shown = useRef(reviews.length);
  useEffect(() => {
    const from = shown.current;
    shown.current = reviews.length;
    if (from === 0 || reviews.length <= from) return;
    const first = listRef.current?.children[from];
    if (first instanceof HTMLElement) first.focus();
  }, [reviews.length]);
  if (reviews.length === 0) return null;
  return (
    <ul ref={listRef} className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} tabIndex={-1} className={styles.review}>
          <Review review={review} headingLevel={3} />
        </li>
      ))}
    </ul>
  );
}

/** Message that there are no reviews (CH-157), or none in this language (CH-158). */
function NoReviews({ list: { language, setLanguage } }: { list: ReviewList }) {
  const words = useWords(messages);
  if (language === 'all')
    return <EmptyState sentence={words('reviews.none')} headingLevel={3} vignette="letter" />;
  return (
    <EmptyState
      sentence={words('reviews.noneInLanguage', { language: words(`reviews.in.${language}`) })}
      headingLevel={3}
      vignette="letter"
      action={<Button onClick={() => setLanguage('all')}>{words('reviews.allLanguages')}</Button>}
    />
  );
}
