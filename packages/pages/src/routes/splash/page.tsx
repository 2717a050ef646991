import { Button } from '@sabadora/design-system/Button';
import { Logo } from '#frame/Logo';
import { column } from '../../features/frame/PageFrame.css.ts';
import { useMarketHref } from '../../kit/document/useMarketHref.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import messages from './page.messages.json';

/** Choice of the language in Belgium, shown in both languages (CH-012). It links to the requested page. */
export function Page() {
  const words = useWords(messages);
  const hrefIn = useMarketHref();
  return (
    <main className={`${column} ${styles.page}`}>
      <Logo />
      <h1 className={styles.title}>{words('splash.title')}</h1>
      <p className={styles.line}>
        <span lang="nl">Kies uw taal</span> · <span lang="fr">Choisissez votre langue</span>
      </p>
      <nav className={styles.choices} aria-label={words('splash.choose')}>
        <Button href={hrefIn('nl_BE')} size="large" lang="nl" hrefLang="nl-BE" data-keep-hash="">
          Nederlands
        </Button>
        <Button href={hrefIn('fr_BE')} size="large" lang="fr" hrefLang="fr-BE" data-keep-hash="">
          Français
        </Button>
      </nav>
    </main>
  );
}
