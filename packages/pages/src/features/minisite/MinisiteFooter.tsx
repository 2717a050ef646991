import { LOOKUP_PATH, marketOf } from '@sabadora/domain';
import { RichText } from '../content/RichText.tsx';
import { DATA_PROTECTION_PATH } from '../frame/paths.ts';
import * as footer from '../frame/footer/Footer.css.ts';
import { useConsent, useShared } from '../../kit/document/PageRoot.tsx';
import { storefrontHref } from '../../kit/minisite/storefrontHref.ts';
import { needsScript } from '../../kit/parts/needsScript.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './Minisite.css.ts';
import { Logo } from './MinisiteLogo.tsx';
import { usePartner } from './usePartner.ts';
import consentSettingsMessages from '../consent/consentSettings.messages.json';
import dataProtectionMessages from '../frame/footer/dataProtection.messages.json';
import footerMessages from '../frame/footer/Footer.messages.json';
import messages from './MinisiteFooter.messages.json';

/**
 * The footer of a minisite: the seller, the partner's legal text (CH-175 … CH-180), data protection and consent
 * settings.
 */
export function MinisiteFooter() {
  const words = useWords(messages, footerMessages, dataProtectionMessages, consentSettingsMessages);
  const { locale } = useShared();
  const partner = usePartner();
  const { name, footer: conditions } = partner;
  const consent = useConsent();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.small}>{words('minisite.soldBy', { name })}</p>
          <ul className={footer.countries}>
            <li>
              <a href={LOOKUP_PATH} className={footer.country}>
                {words('chrome.footerLookup')}
              </a>
            </li>
            <li>
              <a
                href={storefrontHref(partner, locale, marketOf(locale).contactPath)}
                className={footer.country}
              >
                {words('chrome.footerWrite')}
              </a>
            </li>
            <li>
              <a href={storefrontHref(partner, locale, '/')} className={footer.country}>
                {words('minisite.storefront')}
              </a>
            </li>
          </ul>
        </div>
        {conditions.length > 0 && (
          <section aria-labelledby="minisite-conditions" className={styles.conditions}>
            <h2 id="minisite-conditions" className={styles.title}>
              {words('minisite.conditions')}
            </h2>
            <RichText content={conditions} />
          </section>
        )}
      </div>
      <p className={footer.small}>
        <span>{words('chrome.footerPlaces')}</span>
        <span className={footer.legal}>
          <a href={DATA_PROTECTION_PATH} className={footer.legalLink}>
            {words('chrome.footerDataProtection')}
          </a>
          <button type="button" className={`${footer.settings} ${needsScript}`} onClick={consent.ask}>
            {words('consent.settings')}
          </button>
        </span>
      </p>
    </footer>
  );
}
