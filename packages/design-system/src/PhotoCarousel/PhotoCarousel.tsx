import { forwardRef, useId, useRef, useState, type MouseEventHandler } from 'react';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { Picture, Placeholder, type Photo } from '../Picture/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './PhotoCarousel.css.ts';
import { usePhotoDrag, type Step } from './usePhotoDrag.ts';
import type { PhotoCarouselWords } from './words.ts';

/** Photos are cut to this size in px, 16:9 (SE-208). */
const WIDTH = 640;
const HEIGHT = 360;

export interface PhotoCarouselProps extends RootProps {
  /** Accessible name of the carousel, e.g. "Photos of Hôtel des Dunes". */
  label: string;
  /** Photos in the order shown; with one there are no controls, and with none a drawn landscape is shown. */
  photos: readonly Photo[];
  /**
   * Address that a click on a photo opens, the same as that of a link beside it. The photo's link cannot be focused.
   */
  href?: string | undefined;
  /** Called for a click on that link, not for one that ends a drag. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /**
   * Whether to fetch the first photo at once, for cards that are visible when the page opens.
   * @default false: fetched when near the viewport (SE-184)
   */
  isPriority?: boolean | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<PhotoCarouselWords> | undefined;
}

/**
 * A card's photos, one at a time: dragged sideways or stepped by buttons (SE-185). The next photo is fetched only
 * once the pointer or the focus enters the carousel.
 *
 * Written here because Embla alone weighs 8 kB gzip; this weighs 3.6 with styles, icons, placeholder and words in
 * five languages.
 */
export const PhotoCarousel = forwardRef<HTMLDivElement, PhotoCarouselProps>(function PhotoCarousel(
  { label, photos, href, onClick, isPriority, words: overrides, ...root },
  ref,
) {
  const words = useWords('PhotoCarousel', overrides);
  const trackId = useId();
  const track = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  const [fetchedCount, setFetchedCount] = useState(1);
  const [announcement, setAnnouncement] = useState('');

  const count = photos.length;
  // The list may have become shorter.
  const current = Math.max(0, Math.min(index, count - 1));
  const canStep = (step: Step) => current + step >= 0 && current + step < count;
  const fetchUpTo = (last: number) => setFetchedCount((before) => Math.max(before, last + 1));
  const stepBy = (step: Step) => {
    if (!canStep(step)) return;
    const target = current + step;
    setIndex(target);
    fetchUpTo(target + 1);
    setAnnouncement(words.position(target + 1, count));
  };
  const fetchNext = () => fetchUpTo(current + 1);
  const drag = usePhotoDrag({ track, canStep, onStep: stepBy });

  // Repeats the link beside it, so it is hidden from the keyboard and screen readers.
  const link = href !== undefined && (
    <a
      className={styles.link}
      href={href}
      onClick={onClick}
      tabIndex={-1}
      aria-hidden="true"
      draggable={false}
    />
  );

  const [first] = photos;
  if (count <= 1) {
    return (
      <div {...root} ref={ref} className={styles.frame}>
        <div className={styles.viewport}>
          {first ? (
            <Picture photo={first} width={WIDTH} height={HEIGHT} isPriority={isPriority} />
          ) : (
            <Placeholder />
          )}
          {link}
        </div>
      </div>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- interest only starts a fetch
    <div
      {...root}
      ref={ref}
      className={styles.frame}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onPointerEnter={fetchNext}
      onFocus={fetchNext}
    >
      <div className={`${styles.viewport} ${styles.draggable}`} {...drag}>
        <div ref={track} id={trackId} className={styles.track}>
          {photos.map((photo, at) => (
            <div
              key={`${at} ${photo.src}`}
              className={styles.slides[at < current ? 'before' : at > current ? 'after' : 'current']}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position(at + 1, count)}
              aria-hidden={at !== current}
            >
              {at < fetchedCount && (
                <Picture photo={photo} width={WIDTH} height={HEIGHT} isPriority={isPriority && at === 0} />
              )}
            </div>
          ))}
        </div>
        {link}
      </div>
      <StepButton
        controls={trackId}
        step={-1}
        label={words.previous}
        isAtBound={!canStep(-1)}
        onStep={stepBy}
      />
      <StepButton controls={trackId} step={1} label={words.next} isAtBound={!canStep(1)} onStep={stepBy} />
      <span className={styles.counter} aria-hidden="true">
        {`${current + 1}/${count}`}
      </span>
      <span className={visuallyHidden} aria-live="polite">
        {announcement}
      </span>
    </div>
  );
});

interface StepButtonProps {
  /** Id of the element that the button moves. */
  controls: string;
  step: -1 | 1;
  label: string;
  isAtBound: boolean;
  onStep: (step: Step) => void;
}

/** At a bound the button stays focusable, because a disabled button would lose the focus. */
function StepButton({ controls, step, label, isAtBound, onStep }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${step < 0 ? styles.previous : styles.next}`}
      aria-label={label}
      aria-controls={controls}
      aria-disabled={isAtBound}
      onClick={() => onStep(step)}
    >
      {step < 0 ? <ChevronStartIcon className={styles.arrow} /> : <ChevronEndIcon className={styles.arrow} />}
    </button>
  );
}
