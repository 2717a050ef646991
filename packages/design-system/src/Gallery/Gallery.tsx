import { forwardRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { useCarousel } from '../CardCarousel/useCarousel.ts';
import { Picture, Placeholder, type Photo } from '../Picture/index.ts';
import { DESKTOP_MIN_WIDTH } from '../theme/breakpoints.ts';
import { useWords } from '../words/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Gallery.css.ts';
import { PhotoViewer } from './PhotoViewer.tsx';
import type { GalleryWords } from './words.ts';

/** Most photos in the viewer and on a phone; a desktop's grid shows four of them (PR-054, D-038). */
const MOST_PHOTOS = 5;
/** With fewer photos, a desktop shows one large photo (PR-055). */
const FEWEST_IN_GRID = 4;

export interface GalleryProps extends RootProps {
  /** Accessible name of the gallery, and title of its viewer, e.g. "Photos of Hôtel des Dunes". */
  label: string;
  /** The photos in display order; the first five are used. Without any, a drawn landscape is shown. */
  photos: readonly Photo[];
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<GalleryWords> | undefined;
}

/** Embla is active on a phone only; on a desktop the photos are a static grid. */
const options = { active: true, breakpoints: { [`(min-width: ${DESKTOP_MIN_WIDTH}px)`]: { active: false } } };

/**
 * The photos at the top of a page: a grid of four on a desktop, dragged one by one on a phone; each opens a
 * full-screen viewer. Both have the same markup, so that the server does not need the width.
 */
export const Gallery = forwardRef<HTMLElement, GalleryProps>(function Gallery(
  { label, photos, words: overrides, ...root },
  ref,
) {
  const words = useWords('Gallery', overrides);
  const carousel = useCarousel(options);
  const [openAt, setOpenAt] = useState<number>();
  const shown = photos.slice(0, MOST_PHOTOS);
  const count = shown.length;
  const arrangement = count < FEWEST_IN_GRID ? 'single' : 'grid';
  return (
    <section {...root} ref={ref} className={styles.gallery} aria-label={label}>
      <div
        ref={carousel.viewportRef}
        className={styles.viewport}
        data-ready={carousel.isReady ? '' : undefined}
      >
        <ul className={styles.photos[arrangement]}>
          {count === 0 && (
            <li className={styles.slot.single}>
              <Placeholder />
            </li>
          )}
          {shown.map((photo, at) => (
            <li key={at} className={styles.slot[arrangement]}>
              <button
                type="button"
                className={styles.photo}
                aria-label={words.enlarge(at + 1, count, photo.alt ?? '')}
                onClick={() => setOpenAt(at)}
              >
                <Picture photo={photo} width={1200} height={800} isPriority={at === 0} />
              </button>
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <>
          <div className={styles.seeAll}>
            <Button tone="secondary" size="small" onClick={() => setOpenAt(0)}>
              {words.seeAll(count)}
            </Button>
          </div>
          <span className={styles.counter} aria-hidden="true">{`${carousel.stop + 1}/${count}`}</span>
        </>
      )}
      <PhotoViewer
        title={label}
        photos={shown}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
        words={words}
      />
    </section>
  );
});
