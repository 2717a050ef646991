import type { ReactNode } from 'react';
import { ReviewScore, type ReviewScoreProps } from '../ReviewScore/index.ts';
import * as styles from './Card.css.ts';

export interface CardTextProps {
  /**
   * Running text, muted, small for over the name, muted on one line that is cut where it ends, or a little apart from
   * the lines above.
   *
   * @default 'plain'
   */
  tone?: keyof typeof styles.texts | undefined;
  children: ReactNode;
}

/** A line of a card's text. */
export function CardText({ tone = 'plain', children }: CardTextProps) {
  return <p className={styles.texts[tone]}>{children}</p>;
}

export interface CardFactsProps extends Pick<CardTextProps, 'tone'> {
  /** Short, e.g. a place and how far it is; what is missing is left out. */
  facts: readonly (string | undefined)[] | undefined;
}

/** A line of short facts with dots between them, or nothing where there are none. */
export function CardFacts({ facts, tone }: CardFactsProps) {
  const text = facts?.filter(Boolean).join(' · ');
  return text ? <CardText tone={tone}>{text}</CardText> : null;
}

export interface CardScoreProps {
  score: ReviewScoreProps | undefined;
}

/** What guests think, or nothing where nobody was asked. */
export function CardScore({ score }: CardScoreProps) {
  return score ? (
    <CardText tone="apart">
      <ReviewScore {...score} />
    </CardText>
  ) : null;
}

/** The place of a line, which a `CardCell` keeps even where the line has nothing to say. */
export function CardLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
