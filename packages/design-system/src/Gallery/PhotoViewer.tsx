import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useCarousel } from '../CardCarousel/useCarousel.ts';
import { Drawer } from '../Drawer/index.ts';
import { ChevronEndIcon, ChevronStartIcon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Picture, type Photo } from '../Picture/index.ts';
import * as styles from './PhotoViewer.css.ts';
import type { GalleryWords } from './words.ts';

interface PhotoViewerProps {
  title: string;
  photos: readonly Photo[];
  /** Index of the photo with which it opens; undefined when closed. */
  openAt: number | undefined;
  onClose: () => void;
  words: GalleryWords;
}

/** A full-screen viewer that shows one photo at a time. */
export function PhotoViewer({ title, openAt, onClose, ...shown }: PhotoViewerProps) {
  const viewer = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      side="full"
      title={title}
      isOpen={openAt !== undefined}
      onOpenChange={onClose}
      initialFocusRef={viewer}
    >
      {openAt !== undefined && <Photos {...shown} viewerRef={viewer} label={title} startIndex={openAt} />}
    </Drawer>
  );
}

interface PhotosProps extends Pick<PhotoViewerProps, 'photos' | 'words'> {
  viewerRef: RefObject<HTMLDivElement | null>;
  label: string;
  startIndex: number;
}

function Photos({ photos, words, viewerRef, label, startIndex }: PhotosProps) {
  const rowId = useId();
  const [options] = useState({ startIndex });
  const { viewportRef, stop, isReady, moveTo } = useCarousel(options, 'atOnce');
  const current = isReady ? stop : startIndex;
  const last = photos.length - 1;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const target = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key];
    const photo = target === undefined ? { Home: 0, End: last }[event.key] : current + target;
    if (photo === undefined) return;
    event.preventDefault();
    moveTo(Math.max(0, Math.min(last, photo)));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the viewer's keys work wherever its focus is
    <div
      ref={viewerRef}
      className={styles.viewer}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- takes the keys that turn the photos
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div ref={viewportRef} className={styles.viewport}>
        <ul id={rowId} className={styles.row}>
          {photos.map((photo, at) => (
            <li
              key={at}
              className={styles.slide}
              aria-roledescription={words.slide}
              aria-hidden={at !== current}
            >
              {/* Also renders the neighbours, so that the next photo is there when it is turned to. */}
              {Math.abs(at - current) <= 1 && (
                <Picture photo={photo} width={1200} height={800} isPriority={at === startIndex} />
              )}
            </li>
          ))}
        </ul>
      </div>
      {last > 0 && (
        <div className={styles.bar}>
          <IconButton
            aria-controls={rowId}
            label={words.previous}
            icon={<ChevronStartIcon />}
            isDisabled={current === 0}
            isFocusableWhenDisabled
            onClick={() => moveTo(current - 1)}
          />
          <span aria-live="polite">{words.position(current + 1, photos.length)}</span>
          <IconButton
            aria-controls={rowId}
            label={words.next}
            icon={<ChevronEndIcon />}
            isDisabled={current === last}
            isFocusableWhenDisabled
            onClick={() => moveTo(current + 1)}
          />
        </div>
      )}
    </div>
  );
}
