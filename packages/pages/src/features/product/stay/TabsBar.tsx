import { StickyBar } from '@sabadora/design-system/StickyBar';
import { SectionTabs, type SectionTabsProps } from '@sabadora/design-system/Tabs';
import { useEffect, useState, type RefObject } from 'react';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { BarAction } from './booking/BarAction.tsx';
import { BarPrice } from './booking/BarPrice.tsx';
import { BOOKING_ID, type StayPage } from './useStayPage.ts';
import messages from './booking/booking.messages.json';
import * as styles from './TabsBar.css.ts';

export interface TabsBarProps {
  page: StayPage;
  sections: SectionTabsProps['sections'];
  /** The tabs within the page; the bar appears once they are scrolled past (PR-020). */
  tabsRef: RefObject<HTMLElement | null>;
}

/**
 * Bar at the top of a desktop with the tabs, and with price and booking button while the panel is out of view
 * (PR-020).
 */
export function TabsBar({ page, sections, tabsRef }: TabsBarProps) {
  const words = useWords(messages);
  const isPanelSeen = useIsPanelSeen();
  return (
    <div className={`${styles.place} ${needsScript}`}>
      <StickyBar label={words('stay.bookingBar')} shownOn="desktop" appearsAfter={tabsRef}>
        <div className={styles.line}>
          <SectionTabs label={words('stay.sectionsInBar')} sections={sections} />
          <div className={styles.booking} hidden={isPanelSeen}>
            <BarPrice page={page} />
            <BarAction page={page} />
          </div>
        </div>
      </StickyBar>
    </div>
  );
}

function useIsPanelSeen(): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const panel = document.getElementById(BOOKING_ID);
    if (!panel || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last) setSeen(last.isIntersecting);
    });
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);
  return isSeen;
}
