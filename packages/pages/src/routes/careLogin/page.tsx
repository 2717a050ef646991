import { Button } from '@sabadora/design-system/Button';
import { Logo } from '#frame/Logo';
import { column } from '../../features/frame/PageFrame.css.ts';
import type { SiteFacts } from '../../kit/document/pageInput.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './page.css.ts';
import messages from './page.messages.json';

export type CareLoginProps = SiteFacts['careLogin'];

/** Page for customer care who are not signed in (SE-257, CH-189). */
export function Page({ loginUrl, variable }: CareLoginProps) {
  const words = useWords(messages);
  return (
    <main className={`${column} ${styles.page}`}>
      <Logo />
      <h1 className={styles.title}>{words('care.title')}</h1>
      {loginUrl === undefined ? (
        <p className={styles.text}>{words('care.notConfigured', { variable })}</p>
      ) : (
        <>
          <p className={styles.text}>{words('care.text')}</p>
          <Button href={loginUrl} size="large" rel="external noreferrer">
            {words('care.signIn')}
          </Button>
        </>
      )}
    </main>
  );
}
