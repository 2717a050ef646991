import type { MapLocation } from '@sabadora/api';
import type { ReviewScoreProps } from '@sabadora/design-system/ReviewScore';
import { reviewLabel, reviewScoreText } from '@sabadora/domain';
import type { Words } from '../../../kit/words/messages.ts';
import type scoreMessages from '../../offers/score.messages.json';

/** Guests' score of a hotel for a small card; only positive labels are shown (D-004). */
export function hotelScore(
  { average, count }: MapLocation['review'],
  words: Words<typeof scoreMessages>,
): ReviewScoreProps {
  const score = reviewScoreText(average);
  const label = reviewLabel(average, count, { showAllIncentives: false });
  return {
    ...(score !== undefined && label !== 'New' && { score }),
    ...(label !== undefined && { label: words(`cards.score.${label}`) }),
  };
}
