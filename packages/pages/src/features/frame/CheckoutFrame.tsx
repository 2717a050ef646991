import './documents.css';
import { ArrowStartIcon } from '@sabadora/design-system/Icon';
import type { ReactNode } from 'react';
import { VisitorConsent } from '../consent/lateParts.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './CheckoutFrame.messages.json';
import * as styles from './CheckoutFrame.css.ts';
import { DATA_PROTECTION_PATH } from './paths.ts';
import { goBackInSite } from './goBackInSite.ts';
import { Logo } from '#frame/Logo';
import { useHomeLabel } from '#frame/useHomeLabel';
import * as frame from './PageFrame.css.ts';
import dataProtectionMessages from './footer/dataProtection.messages.json';
import pageFrameMessages from './PageFrame.messages.json';

export interface CheckoutFrameProps {
  /** Where the arrow leads: the product's page with what was chosen (CH-042, ALG-25). @default the page before, where it is one of this site, else home (D-164) */
  backHref?: string | undefined;
  /** What the arrow says. */
  backLabel?: string;
  /** Switches between booking and gifting (CH-043). */
  flows?: ReactNode;
  children: ReactNode;
}

/** The frame of a purchase: a header that leads back, and no menus to leave by (CH-041). */
export function CheckoutFrame({ backHref, backLabel, flows, children }: CheckoutFrameProps) {
  const words = useWords(dataProtectionMessages, pageFrameMessages, messages);
  const home = useHomeLabel();
  return (
    <div className={frame.frame}>
      <a className={frame.skip} href="#content">
        {words('chrome.skipToContent')}
      </a>
      <VisitorConsent />
      <header className={styles.header}>
        <div className={styles.bar}>
          <a
            href={backHref ?? '/'}
            className={styles.back}
            data-no-prerender=""
            onClick={backHref === undefined ? goBackInSite : undefined}
          >
            <ArrowStartIcon />
            <span className={styles.backText}>{backLabel ?? words('checkout.backAnywhere')}</span>
          </a>
          <a href="/" className={styles.logo} aria-label={home}>
            <Logo />
          </a>
          <div className={styles.flows}>{flows}</div>
        </div>
      </header>
      <main id="content" className={frame.main} tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.footer}>
        <a href={DATA_PROTECTION_PATH} className={styles.legal}>
          {words('chrome.footerDataProtection')}
        </a>
      </footer>
    </div>
  );
}
