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
  /** Unique in the programme; `onShowDetails` receives it. */
  id: string;
  /** A drawing of its kind, e.g. `<CutleryIcon />`. */
  icon: ReactNode;
  /** Small, over the title: its kind or hour, e.g. "Dinner, from 19:00". */
  kicker?: string | undefined;
  title: string;
  /** One line about it. */
  summary?: string | undefined;
  /** Beside the words, 4:3; decorative unless it has an `alt`. */
  photo?: Photo | undefined;
  /** Whether there is more to show about it. @default true */
  hasDetails?: boolean | undefined;
}

/** A day of a stay and its parts. */
export interface ProgrammeDay {
  /** Unique in the programme. */
  id: string;
  /** Heading, e.g. "Day 1" or "Saturday 5 December"; none for a programme without days. */
  title?: string | undefined;
  /** In the order in which they happen. */
  items: readonly ProgrammeItem[];
}

export interface ProgrammeProps extends RootProps {
  /** In order; a programme that is not divided is one day without a title. */
  days: readonly ProgrammeDay[];
  /** Of the days' titles; the parts' are one below, or of this level where their day has none. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5;
  /** Shows what else there is to know, e.g. in a `Dialog`; receives the part's `id`. Without it there are no buttons. */
  onShowDetails?: ((id: string) => void) | undefined;
  /** Own words in place of the page's, one by one. */
  words?: Partial<ProgrammeWords> | undefined;
}

/** What a stay includes, in the order in which it happens: days, and their parts on a line (PR-029, PR-178). */
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
        {/* After the title in the document: a heading begins what it is about. */}
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
