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
  /** Who wrote it, e.g. "Camille". */
  guest: string;
  /** The day of the review, as ISO text: "2026-10-04". */
  date: string;
  /** The score as it is written, e.g. "9,2/10". */
  score?: string | undefined;
  /** The word for it, e.g. "Fantastic". */
  scoreLabel?: string | undefined;
  /** How they stayed, e.g. "As a couple". */
  kind?: string | undefined;
  /** What pleased; with neither part the card has no text. */
  positive?: string | undefined;
  /** What did not. */
  negative?: string | undefined;
  /** BCP 47 tag of what the guest wrote, for its voice and hyphens. @default the page's */
  language?: string | undefined;
  /** Lines of each part, then it ends in "…"; for a row of cards of one height. @default all */
  maxLines?: 3 | 5 | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** Own words in place of the page's, one by one. */
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
