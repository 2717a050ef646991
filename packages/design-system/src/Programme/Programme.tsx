import { forwardRef, type ReactNode } from 'react';
import { ChevronEndIcon } from '../Icon/index.ts';
import { Picture, type Photo } from '../Picture/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './Programme.css.ts';
import type { ProgrammeWords } from './words.ts';

/** One part of a stay: the room, a breakfast, a dinner, an activity. */
export interface ProgrammeItem {
  /** Unique in the programme; passed to `onShowDetails`. */
  id: string;
  /** Icon of its kind, e.g. `<CutleryIcon />`. */
  icon: ReactNode;
  /** Small text over the title: its kind or hour, e.g. "Dinner, from 19:00". */
  kicker?: string | undefined;
  title: string;
  /** One line of description. */
  summary?: string | undefined;
  /** Photo beside the text, 4:3; decorative unless it has an `alt`. */
  photo?: Photo | undefined;
  /** Whether it has a details button. @default true */
  hasDetails?: boolean | undefined;
}

/** A day of a stay and its parts. */
export interface ProgrammeDay {
  /** Unique in the programme. */
  id: string;
  /** Heading, e.g. "Day 1" or "Saturday 5 December"; left out in a programme without days. */
  title?: string | undefined;
  /** Parts in the order in which they happen. */
  items: readonly ProgrammeItem[];
}

export interface ProgrammeProps extends RootProps {
  /** Days in order; a programme that is not divided into days is one day without a title. */
  days: readonly ProgrammeDay[];
  /**
   * Heading level of the days' titles; titles of parts are one level below, or at this level if their day has no
   * title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5;
  /**
   * Called with the part's `id` when its details button is pressed, e.g. to open a `Dialog`. Without it there are no
   * buttons.
   */
  onShowDetails?: ((id: string) => void) | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ProgrammeWords> | undefined;
}

/** What a stay includes, in chronological order: days, and the parts of each along a line (PR-029, PR-178). */
export const Programme = forwardRef<HTMLOListElement, ProgrammeProps>(function Programme(
  { days, headingLevel = 3, onShowDetails, words: overrides, ...root },
  ref,
) {
  const words = useWords('Programme', overrides);
  const DayTitle = `h${headingLevel}` as const;
  const Title = `h${headingLevel + 1}` as DayTitleBelow;
  return (
    <ol {...root} ref={ref} className={styles.days}>
      {days.map((day) => (
        <li key={day.id}>
          {day.title && <DayTitle className={styles.dayTitle}>{day.title}</DayTitle>}
          <ol className={styles.items}>
            {day.items.map((item) => (
              <Part key={item.id} item={item} Title={day.title ? Title : DayTitle}>
                {onShowDetails && item.hasDetails !== false && (
                  <button
                    type="button"
                    className={styles.details}
                    aria-haspopup="dialog"
                    onClick={() => onShowDetails(item.id)}
                  >
                    {words.details}
                    <span className={visuallyHidden}>: {item.title}</span>
                    <ChevronEndIcon size="small" />
                  </button>
                )}
              </Part>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
});

type DayTitleBelow = 'h3' | 'h4' | 'h5' | 'h6';

interface PartProps {
  item: ProgrammeItem;
  Title: 'h2' | DayTitleBelow;
  children: ReactNode;
}

function Part({ item: { icon, kicker, title, summary, photo }, Title, children }: PartProps) {
  return (
    <li className={styles.item}>
      <span className={styles.disc}>{icon}</span>
      <div className={styles.text}>
        {/* The small line follows the title in the document, because content follows its heading. */}
        <Title className={styles.title}>{title}</Title>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {summary && <p className={styles.summary}>{summary}</p>}
        {children}
      </div>
      {photo && (
        <div className={styles.photo}>
          <Picture photo={photo} width={160} height={120} />
        </div>
      )}
    </li>
  );
}
