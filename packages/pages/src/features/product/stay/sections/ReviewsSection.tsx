import type { HotelInFull, ReviewData } from '@sabadora/api';
import { ReviewScore } from '@sabadora/design-system/ReviewScore';
import { ScoreBars } from '@sabadora/design-system/ScoreBars';
import { formatDay, reviewScoreText, scoreFigure } from '@sabadora/domain';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import { CARD_MESSAGES, scoreProps } from '../../../offers/offerCardProps.ts';
import messages from '../stay.messages.json';
import { Section } from './Section.tsx';
import * as styles from './ReviewsSection.css.ts';

/** Subjects of a hotel's scores, in the order shown (CH-161). */
const SUBJECTS = [
  'welcoming',
  'comfort',
  'cleanliness',
  'food',
  'localization',
  'priceQualityRatio',
] as const;
/** CH-163. */
const MOST_REVIEWS = 4;

/** What guests say of the hotel: its scores, and the first of what they liked (CH-163); not there without reviews (CH-164). */
export function ReviewsSection({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(messages);
  const common = useWords(...CARD_MESSAGES);
  const { reviewDetails, positiveReviews } = hotel;
  return (
    <Section id="reviews" title={words('stay.section.reviews')}>
      <p className={styles.score}>
        <ReviewScore {...scoreProps(hotel, common)} />
      </p>
      {reviewDetails && (
        <ScoreBars
          scores={SUBJECTS.flatMap((subject) => {
            const score = reviewDetails[subject];
            return score === null
              ? []
              : [{ label: words(`stay.score.${subject}`), score, text: scoreFigure(score) }];
          })}
        />
      )}
      <ul className={styles.reviews}>
        {positiveReviews.slice(0, MOST_REVIEWS).map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Review({ review }: { review: ReviewData }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { customer, type, date, average, positive } = review;
  return (
    <figure className={styles.review}>
      <blockquote className={styles.quote} lang={review.locale}>
        {positive}
      </blockquote>
      <figcaption className={styles.author}>
        <strong>{customer}</strong> · {words(`stay.trip.${type}`)} · {formatDay(date, locale, 'month-year')} ·{' '}
        {reviewScoreText(average)}
      </figcaption>
    </figure>
  );
}
