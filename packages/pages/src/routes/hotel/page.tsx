import type { HotelDetail } from '@sabadora/api';
import { parseHash } from '@sabadora/domain';
import { hotelItem, useHotelProduct, useItemView } from '@sabadora/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { CareMode } from '../../features/care/CareMode.tsx';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '#frame/PageFrame';
import {
  AboutSection,
  HotelBar,
  HotelHead,
  NearbyHotels,
  Offers,
  PhoneHotelBar,
  PracticalSection,
  ReviewsSection,
  SectionTabs,
  SupportBlock,
} from '../../features/product/hotel/lateParts.ts';
import { showSection } from '../../features/product/hotel/showSection.ts';
import { Section } from '../../features/product/stay/sections/Section.tsx';
import stayMessages from '../../features/product/stay/stay.messages.json';
import messages from '../../features/product/hotel/hotel.messages.json';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';

export interface HotelProps {
  detail: HotelDetail;
}

/** The page of a hotel (PR-053): the hotel, its offers, and guests' reviews. */
export function Page({ detail: detailOfServer }: HotelProps) {
  const words = useWords(messages, stayMessages);
  const page = useHotelProduct({ detail: detailOfServer });
  const { detail, criteria, isReady, address } = page;
  const { hotel, nearbyHotels } = detail;
  useItemView(detail.active ? hotelItem(detail) : undefined);
  const hasReviews = hotel.positiveReviews.length > 0;
  const sections = useMemo(
    () => [
      { id: 'about', label: words('hotel.about') },
      { id: 'offers', label: words('hotel.offers') },
      ...(hasReviews ? [{ id: 'reviews', label: words('stay.section.reviews') }] : []),
    ],
    [hasReviews, words],
  );
  const tabsRef = useRef<HTMLDivElement>(null);
  const isToOffers = isReady && parseHash(address.hash)['anchor'] === 'products';
  useEffect(() => {
    if (isToOffers) showSection('offers');
  }, [isToOffers]);

  return (
    <PageFrame>
      <CareMode />
      <HotelBar page={page} sections={sections} tabsRef={tabsRef} />
      {detail.offerCount > 0 && <PhoneHotelBar page={page} />}
      <div className={`${column} ${styles.page}`}>
        <HotelHead page={page} />
        <div ref={tabsRef} className={styles.tabs}>
          <SectionTabs label={words('stay.sections')} sections={sections} />
        </div>
        <div className={styles.sections}>
          <AboutSection hotel={hotel} />
          <Section id="offers" title={words('hotel.offers')}>
            <Offers page={page} />
          </Section>
          {hasReviews && <ReviewsSection hotel={hotel} />}
          <PracticalSection hotel={hotel} />
          {nearbyHotels.length > 0 && (
            <Section id="nearby" title={words('hotel.nearby')}>
              <NearbyHotels
                hotels={nearbyHotels}
                place={{ ...hotel.location, label: hotel.label }}
                criteria={criteria}
              />
            </Section>
          )}
          <SupportBlock />
        </div>
      </div>
    </PageFrame>
  );
}
