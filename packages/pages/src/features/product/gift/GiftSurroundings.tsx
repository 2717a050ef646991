import { SupportBlock } from '../../support/SupportBlock.tsx';
import { HotelSection } from '../stay/sections/HotelSection.tsx';
import { ReviewsSection } from '../stay/sections/ReviewsSection.tsx';
import { HowGiftsWork } from './HowGiftsWork.tsx';
import type { GiftFacts } from './useGift.ts';

/** Sections below the price, as wide as the page: how gifts work, reviews, the hotel, and support. */
export function GiftSurroundings({ facts: { detail, months } }: { facts: GiftFacts }) {
  const { hotel } = detail;
  return (
    <>
      <HowGiftsWork months={months} />
      {hotel.positiveReviews.length > 0 && <ReviewsSection hotel={hotel} />}
      <HotelSection hotel={hotel} />
      <SupportBlock />
    </>
  );
}
