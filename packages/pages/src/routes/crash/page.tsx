import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { column } from '../../features/frame/PageFrame.css.ts';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from '../../features/frame/messagePage.css.ts';
import messages from './page.messages.json';

/** Shown when rendering another page has failed; depends on nothing but words (CH-137). */
export function Page() {
  const words = useWords(messages);
  return (
    <main className={`${column} ${styles.page}`}>
      <EmptyState
        sentence={words('crash.title')}
        headingLevel={2}
        vignette="cloud"
        action={<Button href="/">{words('crash.action')}</Button>}
      />
    </main>
  );
}
