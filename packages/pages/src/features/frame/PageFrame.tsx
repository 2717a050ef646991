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
  /** Rendered under the header, above the main content's own column, e.g. a full-width picture. */
  children: ReactNode;
  /** False for a page that no other market has: links to other markets lead to their home pages. @default true */
  isInEveryMarket?: boolean;
  /**
   * What editors decide of the frame of a page of their own (CH-018). @default all of it, with the promo bar that is
   * due
   */
  own?: Pick<Homepage, 'header' | 'promoBar' | 'footer'> | undefined;
  /** Switches between flows, below the promo bar (CH-017). */
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
