import { forwardRef } from 'react';
import { SkeletonBlock, SkeletonText } from '../Skeletons/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Card.css.ts';
import { frame } from './CardPicture.css.ts';
import * as waiting from './CardSkeleton.css.ts';

export interface CardSkeletonProps extends RootProps {
  /** The `layout` of the card. @default the picture above the words */
  layout?: string | undefined;
  /** Lines of text between the name and the foot. @default 2 */
  lines?: number | undefined;
  /** Further parts of the card that take height. @default ['action', 'price'] */
  parts?: readonly ('score' | 'note' | 'action' | 'price')[] | undefined;
}

/** The skeleton of a card, with the frame of the real one. Belongs in a `LoadingRegion`. */
export const CardSkeleton = forwardRef<HTMLDivElement, CardSkeletonProps>(function CardSkeleton(
  { layout = '', lines = 2, parts = ['action', 'price'], ...root },
  ref,
) {
  const hasAction = parts.includes('action');
  return (
    <div {...root} ref={ref} aria-hidden="true" className={`${styles.card} ${layout}`}>
      <div className={styles.picture}>
        <div className={frame}>
          <SkeletonBlock shape="picture" />
        </div>
      </div>
      <div className={styles.body}>
        <SkeletonText fontSize="xs" width="third" />
        <SkeletonText fontSize="lg" width="most" />
        {lines > 0 && <SkeletonText fontSize="sm" lines={lines} />}
        {parts.includes('score') && <SkeletonText fontSize="lg" width="third" />}
        {parts.includes('price') && (
          <div className={styles.foot}>
            {parts.includes('note') && (
              <span className={styles.note}>
                <SkeletonText fontSize="sm" width="half" />
              </span>
            )}
            {hasAction && (
              <span className={waiting.action}>
                <SkeletonBlock shape="field" />
              </span>
            )}
            <span className={waiting.price}>
              <SkeletonText fontSize="xs" />
              <SkeletonText fontSize="lg" />
              {hasAction && <SkeletonText fontSize="xs" />}
            </span>
          </div>
        )}
      </div>
    </div>
  );
});
