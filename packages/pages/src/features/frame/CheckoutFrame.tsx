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
  /**
   * Target of the back arrow: the product's page with the choices made (CH-042, ALG-25). @default the previous page
   * if it belongs to this site, or else the home page (D-164)
   */
  backHref?: string | undefined;
  /** Label of the back arrow. */
  backLabel?: string;
  /** Links between booking and gifting (CH-043). */
  flows?: ReactNode;
  children: ReactNode;
}

/** The frame of a purchase: a header with a back arrow, and no menus (CH-041). */
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
