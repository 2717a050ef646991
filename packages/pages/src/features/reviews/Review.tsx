import type { ReviewData } from '@sabadora/api';
import { ReviewCard, type ReviewCardProps } from '@sabadora/design-system/ReviewCard';
import { reviewScoreText } from '@sabadora/domain';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './reviews.messages.json';

export interface ReviewProps extends Pick<ReviewCardProps, 'headingLevel' | 'maxLines'> {
  review: ReviewData;
}

/** One guest's review, in the guest's language (CH-160). */
export function Review({ review, ...card }: ReviewProps) {
  const words = useWords(messages);
  const { customer, type, date, average, positive, negative, locale } = review;
  return (
    <ReviewCard
      {...card}
      guest={customer}
      date={date}
      score={reviewScoreText(average)}
      kind={words(`reviews.trip.${type}`)}
      positive={positive ?? undefined}
      negative={negative ?? undefined}
      language={locale}
    />
  );
}
