import { forwardRef } from 'react';
import {
  CardFacts,
  CardScore,
  PhotoCard,
  type CardActionProps,
  type CardPhotosProps,
} from '../Card/index.ts';
import { PriceTag, type PriceTagProps } from '../PriceTag/index.ts';
import type { ReviewScoreProps } from '../ReviewScore/index.ts';
import { useWords } from '../words/index.ts';
import type { ActivityCardWords } from './words.ts';

export interface ActivityCardProps extends CardActionProps, CardPhotosProps {
  /** The activity's title: the card's heading and link. */
  name: string;
  /** Where it takes place: the activity centre and its town, e.g. "Surf School, Biarritz". */
  place?: string | undefined;
  /** Duration and group size, e.g. "2 hours", "2 to 6 people"; one truncated line. */
  headwords?: readonly string[] | undefined;
  /** The visitors' score; without it the line is left out. */
  score?: ReviewScoreProps | undefined;
  /** The price of one person, in whole cents: the group's price divided by its adults (SE-187, ALG-15). */
  price?: Pick<PriceTagProps, 'priceCents' | 'referenceCents' | 'isFrom'> | undefined;
  /** Text of the call to action, in place of "See activity" (SE-186). */
  actionLabel?: string | undefined;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ActivityCardWords> | undefined;
}

/**
 * An activity on a page or in a carousel: photos, place, title, duration and group size, score, price per person. In
 * search results, use an `OfferCard` with the view `activity` instead: a market can change its layout.
 */
export const ActivityCard = forwardRef<HTMLElement, ActivityCardProps>(function ActivityCard(
  { place, headwords, score, price, words: overrides, ...card },
  ref,
) {
  const words = useWords('ActivityCard', overrides);
  const { actionLabel = words.seeActivity, ...frame } = card;
  return (
    <PhotoCard
      {...frame}
      ref={ref}
      aboveName={<CardFacts tone="small" facts={[place]} />}
      action={actionLabel}
      price={price && <PriceTag {...price} note={words.perPerson} />}
    >
      <CardFacts tone="cut" facts={headwords} />
      <CardScore score={score} />
    </PhotoCard>
  );
});
