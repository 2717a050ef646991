import { forwardRef, type ReactNode, useId } from 'react';
import { CheckIcon, ChevronEndIcon } from '../Icon/index.ts';
import { type IncludedItem, IncludedList } from '../IncludedList/index.ts';
import { PhotoCarousel } from '../PhotoCarousel/index.ts';
import type { Photo } from '../Picture/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './RoomCard.css.ts';
import type { RoomCardWords } from './words.ts';

export interface RoomCardProps extends RootProps {
  /** The room's name, used as the heading. */
  name: string;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Photos in the order shown; with none, a drawn landscape is shown. */
  photos: readonly Photo[];
  /** Size, beds and number of people: icons with a few words each. */
  facts?: readonly IncludedItem[] | undefined;
  /** Special features, e.g. "Balcony"; two to four. */
  highlights?: readonly string[] | undefined;
  /** Called when the details button is pressed, e.g. to open a `Dialog`; without it there is no button. */
  onShowDetails?: (() => void) | undefined;
  /** Content at the end of the card: the offers with this room, or its price. */
  children?: ReactNode;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<RoomCardWords> | undefined;
}

/** A hotel room: photos, facts and its offers (PR-063). */
export const RoomCard = forwardRef<HTMLElement, RoomCardProps>(function RoomCard(
  {
    name,
    headingLevel = 3,
    photos,
    facts = [],
    highlights = [],
    onShowDetails,
    children,
    words: overrides,
    ...root
  },
  ref,
) {
  const id = useId();
  const words = useWords('RoomCard', overrides);
  const Heading = `h${headingLevel}` as const;
  return (
    <article aria-labelledby={id} {...root} ref={ref} className={styles.card}>
      <div className={styles.photos}>
        <PhotoCarousel label={name} photos={photos} />
      </div>
      <div className={styles.body}>
        <Heading id={id} className={styles.name}>
          {name}
        </Heading>
        {facts.length > 0 && <IncludedList items={facts} aria-label={words.facts} />}
        {highlights.length > 0 && (
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight} className={styles.highlight}>
                <CheckIcon size="small" className={styles.check} />
                <span>{highlight}</span>
              </li>
            ))}
          </ul>
        )}
        {onShowDetails && (
          <button type="button" className={styles.details} aria-haspopup="dialog" onClick={onShowDetails}>
            {words.details}
            <span className={visuallyHidden}>: {name}</span>
            <ChevronEndIcon size="small" />
          </button>
        )}
      </div>
      {children && <div className={styles.offers}>{children}</div>}
    </article>
  );
});
