import type { Homepage } from '@sabadora/api';
import { Link } from '@sabadora/design-system/Link';
import { LOCALES, LOOKUP_PATH, marketOf } from '@sabadora/domain';
import { BOXES_PATH } from '../../gifts/giftPaths.ts';
import { DATA_PROTECTION_PATH, VOUCHER_PATH } from '../paths.ts';
import { useChrome, useConsent, useShared } from '../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from './Footer.css.ts';
import { LocalSearch } from '../header/LocalSearch.tsx';
import { Logo } from '#frame/Logo';
import { MarketLink } from './MarketLink.tsx';
import { useOfflinePage } from '../failure/useOfflinePage.ts';
import { EmailInvitation } from '../../newsletter/EmailInvitation.tsx';
import { NewsletterBand } from '../../newsletter/NewsletterBand.tsx';
import consentSettingsMessages from '../../consent/consentSettings.messages.json';
import dataProtectionMessages from './dataProtection.messages.json';
import messages from './Footer.messages.json';
import openingHoursMessages from './openingHours.messages.json';

export interface FooterProps {
  /**
   * Whether the page exists in every market, so that the country links lead to it; otherwise they lead to the home
   * pages.
   */
  isInEveryMarket: boolean;
  /** Parts of the footer that editors show on the page (CH-017). @default all of them */
  shows?: Homepage['footer'] | undefined;
}

const ALL = { legal: true, newsletter: true, contact: true };

/**
 * The footer: columns and legal links written by editors (CH-078 … CH-083), contact page and hours (CH-085), the six
 * country sites, the source of the places, and data protection (CH-078, CH-087).
 */
export function Footer({ isInEveryMarket, shows = ALL }: FooterProps) {
  const words = useWords(messages, dataProtectionMessages, consentSettingsMessages, openingHoursMessages);
  const { isCare, locale, giftSiteUrl } = useShared();
  /** Replaces the link to this site's boxes where the market has a gift site (CH-083). */
  const giftSite = giftSiteUrl === undefined ? {} : { url: giftSiteUrl, newTab: true };
  const consent = useConsent();
  useOfflinePage();
  const footer = useChrome()?.footer;
  return (
    <footer className={styles.footer}>
      {shows.newsletter && <NewsletterBand />}
      <EmailInvitation />
      <LocalSearch />
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.text}>{footer?.promise ?? words('chrome.footerPromise')}</p>
        </div>
        {shows.contact && (
          <div>
            <h2 className={styles.title}>{words('chrome.footerContact')}</h2>
            <p className={styles.text}>{words('chrome.footerHours')}</p>
            <ul className={styles.countries}>
              <li>
                <a href={marketOf(locale).contactPath} className={styles.country}>
                  {words('chrome.footerWrite')}
                </a>
              </li>
              <li>
                <a href={LOOKUP_PATH} className={styles.country}>
                  {words('chrome.footerLookup')}
                </a>
              </li>
              <li>
                <a href={VOUCHER_PATH} className={styles.country}>
                  {words('chrome.footerVoucher')}
                </a>
              </li>
            </ul>
          </div>
        )}
        {footer?.columns.map(({ title, links }, at) => (
          // The columns never change their order, so the index is a stable key.
          <nav key={at} aria-labelledby={`footer-${at}`}>
            <h2 className={styles.title} id={`footer-${at}`}>
              {title}
            </h2>
            <ul className={styles.countries}>
              {links.map((link) => (
                <li key={link.url}>
                  <FooterLink
                    {...link}
                    {...(link.url === BOXES_PATH && giftSite)}
                    className={styles.country}
                  />
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <nav aria-labelledby="footer-countries">
          <h2 className={styles.title} id="footer-countries">
            {words('chrome.footerCountries')}
          </h2>
          <ul className={styles.countries}>
            {LOCALES.map((other) => (
              <li key={other}>
                <MarketLink locale={other} toHome={!isInEveryMarket} className={styles.country}>
                  {words(`chrome.country.${other}`)}
                </MarketLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.small}>
        <span>{words('chrome.footerPlaces')}</span>
        <span className={styles.legal}>
          {footer ? (
            shows.legal &&
            footer.legal.map((link) => <FooterLink key={link.url} {...link} className={styles.legalLink} />)
          ) : (
            <a href={DATA_PROTECTION_PATH} className={styles.legalLink}>
              {words('chrome.footerDataProtection')}
            </a>
          )}
          {!isCare && (
            <button type="button" className={`${styles.settings} ${needsScript}`} onClick={consent.ask}>
              {words('consent.settings')}
            </button>
          )}
        </span>
      </p>
    </footer>
  );
}

type ChromeLink = NonNullable<ReturnType<typeof useChrome>>['footer']['legal'][number];

function FooterLink({ label, url, newTab, className }: ChromeLink & { className: string }) {
  return newTab ? (
    <Link href={url} tone="inherit" target="_blank" className={className}>
      {label}
    </Link>
  ) : (
    <a href={url} className={className}>
      {label}
    </a>
  );
}
