import { useMemo } from 'react';
import { SupportBlock } from '../../../support/SupportBlock.tsx';
import { HowGiftsWork } from '../../gift/lateParts.ts';
import { OtherOffersSection } from '../OtherOffersSection.tsx';
import type { StayPage } from '../useStayPage.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { HotelSection } from './HotelSection.tsx';
import { PracticalSection } from './PracticalSection.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';

/** Sections below the booking, as wide as the page: reviews, the hotel, practical information and other offers. */
export function StaySurroundings({ page }: { page: StayPage }) {
  const { detail, quote, criteria } = page;
  const { hotel } = detail;
  const policy = quote.status === 'priced' ? quote.quote.cancellationPolicy : undefined;
  const checkin = criteria.dates?.checkin;
  const cancellation = useMemo(() => ({ policy, checkin }), [policy, checkin]);
  return (
    <>
      {hotel.positiveReviews.length > 0 && <ReviewsSection hotel={hotel} />}
      <HotelSection hotel={hotel} />
      <PracticalSection hotel={hotel} cancellation={cancellation} />
      {detail.published && (page.gift ? <HowGiftsWork months={page.gift.months} /> : <HowItWorks />)}
      <OtherOffersSection page={page} />
      <SupportBlock />
    </>
  );
}
