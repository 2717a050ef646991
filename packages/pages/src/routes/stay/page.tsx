import type { Quote, WeekendDetail } from '@sabadora/api';
import { useMemo, useRef } from 'react';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { ExpiredNotice } from '../../features/product/stay/ExpiredNotice.tsx';
import {
  BookingPanel,
  PhoneBookingBar,
  SectionTabs,
  TabsBar,
} from '../../features/product/stay/lateParts.ts';
import { OtherOffersSection } from '../../features/product/stay/OtherOffersSection.tsx';
import { DescriptionSection } from '../../features/product/stay/sections/DescriptionSection.tsx';
import { ExperienceSection } from '../../features/product/stay/sections/ExperienceSection.tsx';
import { HotelSection } from '../../features/product/stay/sections/HotelSection.tsx';
import { PracticalSection } from '../../features/product/stay/sections/PracticalSection.tsx';
import { ReviewsSection } from '../../features/product/stay/sections/ReviewsSection.tsx';
import { RoomSection } from '../../features/product/stay/sections/RoomSection.tsx';
import { StayDiscount } from '../../features/product/stay/StayDiscount.tsx';
import { StayHead } from '../../features/product/stay/StayHead.tsx';
import messages from '../../features/product/stay/stay.messages.json';
import { staySections } from '../../features/product/stay/staySections.ts';
import { BOOKING_ID, useStayPage } from '../../features/product/stay/useStayPage.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';

export interface StayProps {
  stay: WeekendDetail;
  /** For the dates in the query; null without dates, or when it could not be had. */
  quote: Quote | null;
}

/** A stay from top to bottom (PR-016, PR-021): what it is, what it costs on which days, and the way to book it. */
export function Page({ stay, quote }: StayProps) {
  const words = useWords(messages);
  const page = useStayPage({ stay, quote });
  const { detail, flow } = page;
  const ids = staySections(detail, flow).join(' ');
  const sections = useMemo(
    () => ids.split(' ').map((id) => ({ id, label: words(`stay.section.${id as 'room'}`) })),
    [ids, words],
  );
  const shown = new Set(ids.split(' '));
  const tabsRef = useRef<HTMLDivElement>(null);
  const policy = page.quote.status === 'priced' ? page.quote.quote.cancellationPolicy : undefined;

  return (
    <PageFrame>
      {detail.published && <TabsBar page={page} sections={sections} tabsRef={tabsRef} />}
      <div className={`${column} ${styles.page}`}>
        <StayHead page={page} />
        <StayDiscount page={page} />
        <div className={styles.columns}>
          <aside id={BOOKING_ID} className={styles.booking} aria-label={words('stay.bookingAside')}>
            {detail.published ? <BookingPanel page={page} /> : <ExpiredNotice page={page} />}
          </aside>
          <div className={styles.main}>
            <div ref={tabsRef} className={styles.tabs}>
              <SectionTabs label={words('stay.sections')} sections={sections} />
            </div>
            {shown.has('description') && <DescriptionSection stay={detail} />}
            {detail.room && <RoomSection room={detail.room} />}
            <ExperienceSection program={detail.program} flow={flow} />
          </div>
        </div>
        <div className={styles.wide}>
          {shown.has('reviews') && <ReviewsSection hotel={detail.hotel} />}
          <HotelSection hotel={detail.hotel} />
          <PracticalSection hotel={detail.hotel} policy={policy} checkin={page.criteria.dates?.checkin} />
          <OtherOffersSection page={page} />
        </div>
      </div>
      {detail.published && <PhoneBookingBar page={page} />}
    </PageFrame>
  );
}
