import { forwardRef, type ReactNode } from 'react';
import { ReviewScore, type ReviewScoreProps } from '../ReviewScore/index.ts';
import type { RootProps } from '../react/rootProps.ts';
import * as styles from './Card.css.ts';

export interface CardTextProps extends RootProps {
  /**
   * `plain` and `muted` for running text, `small` for over the name, `cut` for muted text on one truncated line,
   * `apart` for text at a small distance from the lines above.
   *
   * @default 'plain'
   */
  tone?: keyof typeof styles.texts | undefined;
  children: ReactNode;
}

/** A line of a card's text. */
export const CardText = forwardRef<HTMLParagraphElement, CardTextProps>(function CardText(
  { tone = 'plain', children, ...root },
  ref,
) {
  return (
    <p {...root} ref={ref} className={styles.texts[tone]}>
      {children}
    </p>
  );
});

export interface CardFactsProps extends Pick<CardTextProps, 'tone'>, RootProps {
  /** Short, e.g. a place and how far it is; what is missing is left out. */
  facts: readonly (string | undefined)[] | undefined;
}

/** A line of short facts with dots between them, or nothing where there are none. */
export const CardFacts = forwardRef<HTMLParagraphElement, CardFactsProps>(function CardFacts(
  { facts, tone, ...root },
  ref,
) {
  const text = facts?.filter(Boolean).join(' · ');
  return text ? (
    <CardText {...root} ref={ref} tone={tone}>
      {text}
    </CardText>
  ) : null;
});

export interface CardScoreProps extends RootProps {
  score: ReviewScoreProps | undefined;
}

/** The guests' score; renders nothing without reviews. */
export const CardScore = forwardRef<HTMLParagraphElement, CardScoreProps>(function CardScore(
  { score, ...root },
  ref,
) {
  return score ? (
    <CardText {...root} ref={ref} tone="apart">
      <ReviewScore {...score} />
    </CardText>
  ) : null;
});

export interface CardLineProps extends RootProps {
  children: ReactNode;
}

/** The place of a line, which a `CardCell` keeps even where the line has nothing to say. */
export const CardLine = forwardRef<HTMLDivElement, CardLineProps>(function CardLine(
  { children, ...root },
  ref,
) {
  return (
    <div {...root} ref={ref} className={styles.line}>
      {children}
    </div>
  );
});
