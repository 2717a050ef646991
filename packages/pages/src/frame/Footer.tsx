import { LOCALES, MARKETS } from '@sabadora/domain';
import { marketHref } from '../document/marketHref.ts';
import { useConsent, useShared } from '../document/PageRoot.tsx';
import { useWords } from '../words/PageWords.tsx';
import * as styles from './Footer.css.ts';
import { Logo } from './Logo.tsx';

/** Contact hours, the six country sites and where the data comes from (CH-087…). */
export function Footer() {
  const words = useWords();
  const { locale, markets, isCare } = useShared();
  const consent = useConsent();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.text}>{words('chrome.footerPromise')}</p>
        </div>
        <div>
          <h2 className={styles.title}>{words('chrome.footerContact')}</h2>
          <p className={styles.text}>{words('chrome.footerHours')}</p>
        </div>
        <nav aria-labelledby="footer-countries">
          <h2 className={styles.title} id="footer-countries">
            {words('chrome.footerCountries')}
          </h2>
          <ul className={styles.countries}>
            {LOCALES.map((other) => (
              <li key={other}>
                <a
                  href={marketHref(markets, other, '/')}
                  hrefLang={MARKETS[other].bcp47}
                  className={styles.country}
                  aria-current={other === locale ? 'true' : undefined}
                  data-no-prerender
                >
                  {words(`chrome.country.${other}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className={styles.small}>
        <span>{words('chrome.footerPlaces')}</span>
        {!isCare && (
          <button type="button" className={styles.settings} onClick={consent.ask}>
            {words('consent.settings')}
          </button>
        )}
      </p>
    </footer>
  );
}
