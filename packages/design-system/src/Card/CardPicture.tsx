import { Picture, Placeholder, type Photo } from '../Picture/index.ts';
import * as styles from './CardPicture.css.ts';

/** Pictures of cards are cut to this size in px, 16:9 (SE-208). */
const WIDTH = 640;
const HEIGHT = 360;

export interface CardPictureProps {
  /** Without one, a drawn landscape stands in. */
  photo?: Photo | undefined;
  /** Fetch it at once: for cards the page opens with. @default false, fetched when near the view (SE-184) */
  isPriority?: boolean | undefined;
}

/** The one picture of a card, cut to its frame. */
export function CardPicture({ photo, isPriority }: CardPictureProps) {
  return (
    <div className={styles.frame}>
      {photo ? (
        <Picture photo={photo} width={WIDTH} height={HEIGHT} isPriority={isPriority} />
      ) : (
        <Placeholder />
      )}
    </div>
  );
}
