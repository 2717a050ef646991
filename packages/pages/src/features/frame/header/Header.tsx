import { MARKETS, LOCALES } from '@sabadora/domain';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { AccountButton } from '../../account/AccountButton.tsx';
import { GiftButton } from '../../gifts/GiftButton.tsx';
import * as styles from './Header.css.ts';
import { useKeptPress } from './headerTouch.ts';
import { Logo } from '#frame/Logo';
import { Menu, MenuButton } from '../menu/Menu.tsx';
import { MarketLink } from '../footer/MarketLink.tsx';
import { WishlistButton } from '../../wishlist/WishlistButton.tsx';
import messages from './Header.messages.json';

export interface HeaderProps {
  /**
   * Whether the page exists in every market, so that the language links lead to it; otherwise they lead to the home
   * pages.
   */
  isInEveryMarket: boolean;
}

/** The header of every page: logo, languages of the country, gifts, wishlist and account (CH-033 … CH-039). */
export function Header({ isInEveryMarket }: HeaderProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  useKeptPress();
  const languages = LOCALES.filter((other) => MARKETS[other].country === MARKETS[locale].country);
  return (
    <header className={styles.header} data-header>
      <div className={styles.bar}>
        <a
          href="/"
          className={`${styles.logo} ${languages.length > 1 ? styles.besideLanguages : styles.besideTools}`}
          aria-label={words('chrome.home')}
        >
          <Logo />
        </a>
        <Menu />
        <div className={styles.tools}>
          {languages.length > 1 && (
            <nav aria-label={words('chrome.languages')} className={styles.languages}>
              {languages.map((other) => (
                <MarketLink
                  key={other}
                  locale={other}
                  toHome={!isInEveryMarket}
                  lang={MARKETS[other].bcp47}
                  className={`${styles.language} ${other === locale ? styles.currentLanguage : ''}`}
                >
                  <span className={styles.languageCode}>{MARKETS[other].language.toUpperCase()}</span>{' '}
                  <span className={styles.languageName}>{LANGUAGE_NAMES[MARKETS[other].language]}</span>
                </MarketLink>
              ))}
            </nav>
          )}
          <GiftButton />
          <WishlistButton />
          <AccountButton />
          <MenuButton />
        </div>
      </div>
    </header>
  );
}

/** Name of each language in that language. */
const LANGUAGE_NAMES = { fr: 'Français', es: 'Español', it: 'Italiano', nl: 'Nederlands' } as const;
