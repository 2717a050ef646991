import { stayItem, useItemView } from '@sabadora/hooks';
import { useMemo, useRef } from 'react';
import { keepsHash } from '../../../kit/document/keepsHash.ts';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { column } from '../../frame/PageFrame.css.ts';
import { GiftBar, GiftPanel } from '../gift/lateParts.ts';
import { StartAlert } from './booking/StartAlert.tsx';
import { ExpiredNotice } from './ExpiredNotice.tsx';
import { useRecordView } from '../../recentlyViewed/useRecordView.ts';
import { viewedStay } from '../../recentlyViewed/viewedItem.ts';
import { hotelOffersHref } from './hotelOffersHref.ts';
import {
  AppBack,
  BookingPanel,
  PhoneBookingBar,
  SectionTabs,
  StayContents,
  StaySurroundings,
  TabsBar,
} from './lateParts.ts';
import { StayDiscount } from './StayDiscount.tsx';
import { StayPhotos, StayTitle } from './StayHead.tsx';
import { staySections } from './staySections.ts';
import { BOOKING_ID, useStayPage, type StayProps } from './useStayPage.ts';
import messages from './stay.messages.json';
import * as styles from '../productLayout.css.ts';

/** Content of a stay's page (PR-016, PR-021): the stay, its price on the chosen dates, and the booking. */
export function StayBody({ stay, quote, posted }: StayProps) {
  const words = useWords(messages);
  const { isInApp = false } = useShared();
  const page = useStayPage({ stay, quote, posted });
  const { detail, flow, gift } = page;
  useRecordView(viewedStay(detail, flow));
  useItemView(detail.published ? stayItem(detail.offer) : undefined);
  const ids = staySections(detail, flow).join(' ');
  const sections = useMemo(
    () => ids.split(' ').map((id) => ({ id, label: words(`stay.section.${id as 'room'}`) })),
    [ids, words],
  );
  const tabsRef = useRef<HTMLDivElement>(null);

  return (
    <>
      {detail.published && <TabsBar page={page} sections={sections} tabsRef={tabsRef} />}
      <div className={`${column} ${styles.page}`}>
        {isInApp && <AppBack />}
        <StayPhotos page={page} />
        <div className={styles.columns}>
          <div className={styles.head}>
            <StayTitle page={page} />
            <StayDiscount page={page} />
          </div>
          <aside
            id={BOOKING_ID}
            className={styles.booking}
            aria-label={words('stay.bookingAside')}
            // The link to the stay as a gift keeps the dates for the way back (PR-120); the link to other offers
            // keeps them unless the flow is gifting.
            {...keepsHash(detail.published ? 'booking' : flow)}
          >
            {!detail.published && (
              <ExpiredNotice href={hotelOffersHref(page)} label={words('stay.othersAll')} />
            )}
            {detail.published && (gift ? <GiftPanel facts={gift} /> : <BookingPanel page={page} />)}
          </aside>
          <div className={styles.main}>
            <div ref={tabsRef} className={styles.tabs}>
              <SectionTabs label={words('stay.sections')} sections={sections} />
            </div>
            <StayContents page={page} />
          </div>
        </div>
        <div className={styles.wide}>
          <StaySurroundings page={page} />
        </div>
      </div>
      <StartAlert page={page} />
      {detail.published && (gift ? <GiftBar facts={gift} /> : <PhoneBookingBar page={page} />)}
    </>
  );
}
