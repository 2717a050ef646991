import './documents.css';
import type { ReactNode } from 'react';
import { VisitorConsent } from '../consent/VisitorConsent.tsx';
import { useChrome } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { useHeaderTouch } from './headerTouch.ts';
import { BannerSlot, Footer, Header, LocalSearch, TopBars } from './lateParts.ts';
import * as styles from './PageFrame.css.ts';
import messages from './PageFrame.messages.json';

export interface PageFrameProps {
  /** Stands under the header, above the main content's own column, e.g. a full-width picture. */
  children: ReactNode;
  /** False for a page that no other market has: links to other markets lead to their home pages. @default true */
  isInEveryMarket?: boolean;
}

/** Header, main content and footer of every page. */
export function PageFrame({ children, isInEveryMarket = true }: PageFrameProps) {
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
      <Header isInEveryMarket={isInEveryMarket} />
      <main id="content" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasBanner && <BannerSlot />}
      <LocalSearch />
      <Footer isInEveryMarket={isInEveryMarket} />
    </div>
  );
}
