import './documents.css';
import { ArrowStartIcon } from '@sabadora/design-system/Icon';
import type { ReactNode } from 'react';
import { VisitorConsent } from '../consent/VisitorConsent.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from '../checkout/checkout.messages.json';
import * as styles from './CheckoutFrame.css.ts';
import { DATA_PROTECTION_PATH } from './paths.ts';
import { Logo } from './Logo.tsx';
import { useHomeLabel } from './useHomeLabel.ts';
import * as frame from './PageFrame.css.ts';
import dataProtectionMessages from './dataProtection.messages.json';
import pageFrameMessages from './PageFrame.messages.json';

export interface CheckoutFrameProps {
  /** Where the arrow leads: the product's page with what was chosen (CH-042, ALG-25). @default the home page */
  backHref?: string | undefined;
  /** What the arrow says. @default that it leads back to the stay */
  backLabel?: string;
  children: ReactNode;
}

/** The frame of a purchase: a header that leads back, and no menus to leave by (CH-041). */
export function CheckoutFrame({ backHref = '/', backLabel, children }: CheckoutFrameProps) {
  const pageWords = useWords(dataProtectionMessages, pageFrameMessages);
  const home = useHomeLabel();
  const words = useWords(messages);
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href="#content">
        {pageWords('chrome.skipToContent')}
      </a>
      <VisitorConsent />
      <header className={styles.header}>
        <div className={styles.bar}>
          <a href={backHref} className={styles.back} data-no-prerender="">
            <ArrowStartIcon />
            <span className={styles.backText}>
              {backLabel ?? (backHref === '/' ? home : words('checkout.back'))}
            </span>
          </a>
          <a href="/" className={styles.logo} aria-label={home}>
            <Logo />
          </a>
          <span aria-hidden="true" />
        </div>
      </header>
      <main id="content" className={frame.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <a href={DATA_PROTECTION_PATH} className={styles.legal}>
          {pageWords('chrome.footerDataProtection')}
        </a>
      </footer>
    </div>
  );
}
