import { forwardRef, useId } from 'react';
import { dayFormatter } from '../format/dates.ts';
import { MinusIcon, PlusIcon } from '../Icon/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import { ReviewScore } from '../ReviewScore/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useLocale, useWords } from '../words/index.ts';
import * as styles from './ReviewCard.css.ts';
import type { ReviewCardWords } from './words.ts';

export interface ReviewCardProps extends RootProps {
  /** Name of the author, e.g. "Camille". */
  guest: string;
  /** Day of the review, as ISO text: "2026-10-04". */
  date: string;
  /** Formatted score, e.g. "9,2/10". */
  score?: string | undefined;
  /** Word for the score, e.g. "Fantastic". */
  scoreLabel?: string | undefined;
  /** Kind of stay, e.g. "As a couple". */
  kind?: string | undefined;
  /** What the guest liked; without this and `negative` the card has no text. */
  positive?: string | undefined;
  /** What the guest disliked. */
  negative?: string | undefined;
  /** BCP 47 tag of the guest's text, for speech and hyphenation. @default the page's language */
  language?: string | undefined;
  /** Lines after which each part is cut with "…", for a row of cards of equal height. @default all */
  maxLines?: 3 | 5 | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ReviewCardWords> | undefined;
}

const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The review of one guest (CH-160). */
export const ReviewCard = forwardRef<HTMLElement, ReviewCardProps>(function ReviewCard(
  {
    guest,
    date,
    score,
    scoreLabel,
    kind,
    positive,
    negative,
    language,
    maxLines,
    headingLevel = 3,
    words: overrides,
    ...root
  },
  ref,
) {
  const id = useId();
  const locale = useLocale();
  const words = useWords('ReviewCard', overrides);
  const Heading = `h${headingLevel}` as const;
  const text = maxLines === undefined ? styles.text : `${styles.text} ${styles.cut[maxLines]}`;
  return (
    <article aria-labelledby={id} {...root} ref={ref} className={styles.card}>
      <header className={styles.head}>
        <Heading id={id} className={styles.guest}>
          {guest}
        </Heading>
        {score && <ReviewScore score={score} label={scoreLabel} />}
      </header>
      <p className={styles.about}>
        <time dateTime={date}>{dayFormatter(locale, DATE)(Date.parse(date))}</time>
        {kind && <span> · {kind}</span>}
      </p>
      {positive && (
        <p className={styles.part}>
          <PlusIcon size="small" className={styles.positive} />
          <span className={visuallyHidden}>{words.liked} </span>
          <span className={text} lang={language}>
            {positive}
          </span>
        </p>
      )}
      {negative && (
        <p className={styles.part}>
          <MinusIcon size="small" className={styles.negative} />
          <span className={visuallyHidden}>{words.disliked} </span>
          <span className={text} lang={language}>
            {negative}
          </span>
        </p>
      )}
    </article>
  );
});
