import './documents.css';
import type { Homepage } from '@sabadora/api';
import type { ReactNode } from 'react';
import { VisitorConsent } from '../consent/lateParts.ts';
import { useChrome } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { useHeaderTouch } from './header/headerTouch.ts';
import { BannerSlot, Footer, Header, PromotionBar, TopBars } from './lateParts.ts';
import * as styles from './PageFrame.css.ts';
import messages from './PageFrame.messages.json';

export interface PageFrameProps {
  /** Content of the main element, between header and footer. */
  children: ReactNode;
  /**
   * False for a page that no other market has: links to other markets then lead to their home pages. @default true
   */
  isInEveryMarket?: boolean;
  /**
   * The editors' settings for the frame of one page (CH-018). @default all parts, with the promotion bar that is due
   */
  own?: Pick<Homepage, 'header' | 'promoBar' | 'footer'> | undefined;
  /** Links between flows, shown below the promotion bar (CH-017). */
  flows?: ReactNode;
}

/** Header, main content and footer of every page. */
export function PageFrame({ children, isInEveryMarket = true, own, flows }: PageFrameProps) {
  const words = useWords(messages);
  const hasBanner = Boolean(useChrome()?.targetedBanner);
  useHeaderTouch();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {words('chrome.skipToContent')}
      </a>
      {/* Early in the document, for screen readers that read it from the top. */}
      <VisitorConsent />
      <TopBars />
      {own?.header !== false && <Header isInEveryMarket={isInEveryMarket} />}
      <PromotionBar own={own?.promoBar}>{flows}</PromotionBar>
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasBanner && <BannerSlot />}
      <Footer isInEveryMarket={isInEveryMarket} shows={own?.footer} />
    </div>
  );
}
