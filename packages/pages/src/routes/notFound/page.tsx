import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { column } from '../../features/frame/PageFrame.css.ts';
import { PageFrame } from '../../features/frame/PageFrame.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from '../../features/frame/messagePage.css.ts';
import messages from './page.messages.json';

/** An address that leads nowhere. */
export function Page() {
  const words = useWords(messages);
  return (
    <PageFrame isInEveryMarket={false}>
      <div className={`${column} ${styles.page}`}>
        <h1 className={styles.title}>{words('notFound.title')}</h1>
        <EmptyState
          sentence={words('notFound.text')}
          action={<Button href="/">{words('notFound.action')}</Button>}
        />
      </div>
    </PageFrame>
  );
}
