import type { HotelInFull } from '@sabadora/api';
import { memo } from 'react';
import { useWords } from '../../../../kit/words/useWords.ts';
import { HotelReviews } from '../../../reviews/HotelReviews.tsx';
import stayMessages from '../stay.messages.json';
import { Section } from './Section.tsx';

/** Guests' reviews of the hotel; only for a hotel that has some (CH-164). */
export const ReviewsSection = memo(function ReviewsSection({ hotel }: { hotel: HotelInFull }) {
  const words = useWords(stayMessages);
  return (
    <Section id="reviews" title={words('stay.section.reviews')}>
      <HotelReviews hotel={hotel} />
    </Section>
  );
});
