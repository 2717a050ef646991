import { Children, forwardRef, useEffect, useId, useState, type ReactNode } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { DESKTOP_MIN_WIDTH } from '../theme/breakpoints.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './CardCarousel.css.ts';
import { useCarousel } from './useCarousel.ts';
import type { CardCarouselWords } from './words.ts';

export interface CardCarouselProps extends RootProps {
  /** Accessible name of the row, e.g. "Hotels nearby". */
  label: string;
  /** The cards, all of the same height. */
  children: ReactNode;
  /** Size of the cards: four ("small") or three ("medium") side by side on a wide screen. @default 'medium' */
  size?: 'small' | 'medium';
  /** Cards by which a button moves the row from 768 px; one on a phone (CH §9). @default 'auto': as many as fit */
  step?: 3 | 4 | 'auto';
  /** Called when the last card comes into view, e.g. to load more in an endless row (PR-088). */
  onEndReached?: (() => void) | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<CardCarouselWords> | undefined;
}

const onDesktop = `(min-width: ${DESKTOP_MIN_WIDTH}px)`;
/** Created once for each step, because a new options object restarts the row. */
const optionsOf = (slidesToScroll: number | 'auto') => ({
  align: 'start' as const,
  containScroll: 'trimSnaps' as const,
  slidesToScroll: 1,
  breakpoints: { [onDesktop]: { slidesToScroll } },
});
const options = { 3: optionsOf(3), 4: optionsOf(4), auto: optionsOf('auto') };

/**
 * A row of cards that is dragged sideways or stepped by buttons. All cards are in the page, in order: Tab also
 * reaches those out of view and scrolls to them, and without JavaScript the row scrolls natively.
 */
export const CardCarousel = forwardRef<HTMLElement, CardCarouselProps>(function CardCarousel(
  { label, children, size = 'medium', step = 'auto', onEndReached, words: overrides, ...root },
  ref,
) {
  const words = useWords('CardCarousel', overrides);
  const rowId = useId();
  const carousel = useCarousel(options[step]);
  const [hasMoved, setMoved] = useState(false);
  const cards = Children.toArray(children);
  const { stop, stops, slidesInView } = carousel;
  const first = slidesInView[0];
  const last = slidesInView.at(-1);

  const isEndInView = last !== undefined && last >= cards.length - 1;
  useEffect(() => {
    if (isEndInView) onEndReached?.();
  }, [isEndInView, onEndReached]);

  const moveBy = (by: -1 | 1) => {
    setMoved(true);
    carousel.moveBy(by);
  };
  return (
    <section
      {...root}
      ref={ref}
      className={styles.carousel}
      aria-roledescription={words.carousel}
      aria-label={label}
    >
      {stops > 1 && (
        <IconButton
          className={styles.previous}
          tone="floating"
          aria-controls={rowId}
          label={words.previous}
          icon={<ChevronStartIcon />}
          isDisabled={stop === 0}
          isFocusableWhenDisabled
          onClick={() => moveBy(-1)}
        />
      )}
      {stops > 1 && (
        <IconButton
          className={styles.next}
          tone="floating"
          aria-controls={rowId}
          label={words.next}
          icon={<ChevronEndIcon />}
          isDisabled={stop === stops - 1}
          isFocusableWhenDisabled
          onClick={() => moveBy(1)}
        />
      )}
      <div
        ref={carousel.viewportRef}
        className={styles.viewport}
        data-ready={carousel.isReady ? '' : undefined}
      >
        <ul id={rowId} className={styles.row}>
          {cards.map((card, at) => (
            <li key={at} aria-roledescription={words.slide} className={styles.slide[size]}>
              {card}
            </li>
          ))}
        </ul>
      </div>
      <span className={visuallyHidden} aria-live="polite">
        {hasMoved && first !== undefined && last !== undefined
          ? words.position(first + 1, last + 1, cards.length)
          : ''}
      </span>
    </section>
  );
});
