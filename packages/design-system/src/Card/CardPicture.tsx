import { forwardRef } from 'react';
import { Picture, Placeholder, type Photo } from '../Picture/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './CardPicture.css.ts';

/** Pictures of cards are cut to this size in px, 16:9 (SE-208). */
const WIDTH = 640;
const HEIGHT = 360;

export interface CardPictureProps extends RootProps {
  /** The picture; without one, a drawn landscape is shown. */
  photo?: Photo | undefined;
  /** Whether to fetch it at once, for cards that are visible when the page opens. @default false (SE-184) */
  isPriority?: boolean | undefined;
}

/** The one picture of a card, cut to its frame. */
export const CardPicture = forwardRef<HTMLDivElement, CardPictureProps>(function CardPicture(
  { photo, isPriority, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={styles.frame}>
      {photo ? (
        <Picture photo={photo} width={WIDTH} height={HEIGHT} isPriority={isPriority} />
      ) : (
        <Placeholder />
      )}
    </div>
  );
});
