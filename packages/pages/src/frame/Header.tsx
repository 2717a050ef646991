import { MARKETS, LOCALES } from '@sabadora/domain';
import { marketHref } from '../document/marketHref.ts';
import { useShared } from '../document/PageRoot.tsx';
import { useWords } from '../words/PageWords.tsx';
import * as styles from './Header.css.ts';
import { Logo } from './Logo.tsx';
import { WishlistButton } from './WishlistButton.tsx';

/** Logo, languages of the country and wishlist, on every page (CH-046…). */
export function Header() {
  const words = useWords();
  const { locale, markets, path, query } = useShared();
  const languages = LOCALES.filter((other) => MARKETS[other].country === MARKETS[locale].country);
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href="/" className={styles.logo} aria-label={words('chrome.home')}>
          <Logo />
        </a>
        <div className={styles.tools}>
          {languages.length > 1 && (
            <nav aria-label={words('chrome.languages')} className={styles.languages}>
              {languages.map((other) => (
                <a
                  key={other}
                  href={marketHref(markets, other, path, query)}
                  lang={MARKETS[other].bcp47}
                  hrefLang={MARKETS[other].bcp47}
                  className={styles.language}
                  aria-current={other === locale ? 'true' : undefined}
                  data-no-prerender
                >
                  {LANGUAGE_NAMES[MARKETS[other].language]}
                </a>
              ))}
            </nav>
          )}
          <WishlistButton />
        </div>
      </div>
    </header>
  );
}

/** Each language in its own words. */
const LANGUAGE_NAMES = { fr: 'Français', es: 'Español', it: 'Italiano', nl: 'Nederlands' } as const;
