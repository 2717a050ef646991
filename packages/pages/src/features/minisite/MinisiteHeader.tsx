import * as header from '../frame/header/Header.css.ts';
import { useKeptPress } from '../frame/header/headerTouch.ts';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { WishlistButton } from '../wishlist/WishlistButton.tsx';
import * as styles from './Minisite.css.ts';
import { Logo } from './MinisiteLogo.tsx';
import { useHomeLabel } from './useHomeLabel.ts';
import { usePartner } from './usePartner.ts';
import messages from './MinisiteHeader.messages.json';

/** The header of a minisite: the partner's name, its other languages and the wishlist, without menus. */
export function MinisiteHeader() {
  const words = useWords(messages);
  const { locale } = useShared();
  const home = useHomeLabel();
  const { languages } = usePartner();
  useKeptPress();
  return (
    <header className={`${header.header} ${styles.header}`} data-header>
      <div className={header.bar}>
        <div className={styles.home}>
          <a href="/" className={header.logo} aria-label={home}>
            <Logo />
          </a>
        </div>
        <div className={header.tools}>
          {languages.length > 1 && (
            <nav aria-label={words('minisite.languages')} className={header.languages}>
              {languages.map(({ locale: other, lang, href }) => (
                <a
                  key={other}
                  href={href}
                  hrefLang={lang}
                  lang={lang}
                  aria-current={other === locale ? 'true' : undefined}
                  className={header.language}
                >
                  {lang.slice(0, 2).toUpperCase()}
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
