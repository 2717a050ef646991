import { forwardRef } from 'react';
import { Button } from '../Button/index.ts';
import { Card, CardFacts, CardPicture, CardScore, CardText, type CardActionProps } from '../Card/index.ts';
import { CheckIcon, GiftIcon } from '../Icon/index.ts';
import type { Photo } from '../Picture/index.ts';
import { PriceTag, type PriceTagProps } from '../PriceTag/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import type { ReviewScoreProps } from '../ReviewScore/index.ts';
import { visuallyHidden } from '../theme/visuallyHidden.css.ts';
import { useWords } from '../words/index.ts';
import * as styles from './BoxCard.css.ts';
import type { BoxCardWords } from './words.ts';

export interface BoxCardProps extends CardActionProps {
  /** The box's title: the card's heading and link. */
  name: string;
  /** Number of stays, e.g. "1,250 stays to choose from". */
  stays?: string | undefined;
  /** Number of people and nights, e.g. "2 people", "1 night"; one truncated line. */
  headwords?: readonly string[] | undefined;
  /** What the box includes, one entry a line (CH-071); all are shown. */
  contents?: readonly string[] | undefined;
  /** The picture; without one, a drawn landscape is shown. */
  picture?: Photo | undefined;
  /** Whether to fetch the picture at once, for cards that are visible when the page opens. @default false (SE-184) */
  isPriority?: boolean | undefined;
  /** The visitors' score; without it the line is left out. */
  score?: ReviewScoreProps | undefined;
  /**
   * Discount of a promotion, in whole percent; the caller rounds it and decides whether to show it (D-002, ALG-14).
   */
  promotionPercent?: number | undefined;
  /** Price of the box, in whole cents. */
  price?: Pick<PriceTagProps, 'priceCents' | 'referenceCents' | 'isFrom' | 'note'> | undefined;
  /** How long the box can be used, e.g. "Valid for 12 months". */
  validity?: string | undefined;
  /** Called by a button that gives the box as a present at once (PR-088); without it there is no button. */
  onOffer?: (() => void) | undefined;
  /** Text of the call to action, in place of "See box". */
  actionLabel?: string | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<BoxCardWords> | undefined;
}

/** A gift box in a list: picture, number of stays, title, what it includes, how long it is valid, price (CH-070). */
export const BoxCard = forwardRef<HTMLElement, BoxCardProps>(function BoxCard(
  { stays, headwords, contents, picture, isPriority, score, promotionPercent, price, ...card },
  ref,
) {
  const { words: overrides, validity, onOffer, actionLabel, ...frame } = card;
  const words = useWords('BoxCard', overrides);
  return (
    <Card
      {...frame}
      ref={ref}
      aboveName={<CardFacts tone="small" facts={[stays]} />}
      picture={<CardPicture photo={picture} isPriority={isPriority} />}
      promotion={promotionPercent !== undefined && <PromoBadge percent={promotionPercent} />}
      note={validity && <CardText tone="muted">{validity}</CardText>}
      action={actionLabel ?? words.seeBox}
      price={price && <PriceTag {...price} />}
      renderAfter={
        onOffer && frame.unavailable === undefined
          ? () => (
              <Button tone="secondary" size="small" isWide startIcon={<GiftIcon />} onClick={onOffer}>
                {words.offer}
                <span className={visuallyHidden}> {frame.name}</span>
              </Button>
            )
          : undefined
      }
    >
      <CardFacts tone="cut" facts={headwords} />
      <CardScore score={score} />
      {contents && contents.length > 0 && (
        <ul className={styles.contents}>
          {contents.map((entry) => (
            <li key={entry} className={styles.entry}>
              <CheckIcon size="small" className={styles.check} />
              <span>{entry}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});
