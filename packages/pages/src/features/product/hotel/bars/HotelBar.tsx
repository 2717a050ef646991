import { StickyBar } from '@sabadora/design-system/StickyBar';
import { SectionTabs, type SectionTabsProps } from '@sabadora/design-system/Tabs';
import type { HotelProduct } from '@sabadora/hooks';
import type { RefObject } from 'react';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { HotelFields } from './HotelFields.tsx';
import * as styles from './HotelBar.css.ts';
import bookingMessages from '../../stay/booking/booking.messages.json';
import messages from '../hotel.messages.json';

export interface HotelBarProps {
  page: HotelProduct;
  sections: SectionTabsProps['sections'];
  /** The tabs within the page; the bar appears once they are scrolled past. */
  tabsRef: RefObject<HTMLElement | null>;
}

/** Bar at the top of a desktop with tabs, dates and people (PR-056). */
export function HotelBar({ page, sections, tabsRef }: HotelBarProps) {
  const words = useWords(messages, bookingMessages);
  return (
    <div className={`${styles.place} ${needsScript}`}>
      <StickyBar label={words('hotel.bar')} shownOn="desktop" appearsAfter={tabsRef}>
        <div className={styles.line}>
          <SectionTabs label={words('stay.sectionsInBar')} sections={sections} />
          {page.detail.offerCount > 0 && (
            <div className={styles.fields}>
              <HotelFields page={page} layout="bar" hasPlainFields={false} />
            </div>
          )}
        </div>
      </StickyBar>
    </div>
  );
}
