import { ArrowStartIcon } from '@sabadora/design-system/Icon';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './AppBack.messages.json';
import * as styles from './AppBack.css.ts';

/** Whether the previous page in the history belongs to this site. */
function hasOwnPageBefore(): boolean {
  return history.length > 1 && URL.parse(document.referrer)?.origin === location.origin;
}

/**
 * Back link for the company's own app, whose web view has no back button (PR-016): leads to the previous page, or
 * else home (D-164).
 */
export function AppBack() {
  const words = useWords(messages);
  return (
    <a
      href="/"
      className={styles.back}
      data-no-prerender=""
      onClick={(event) => {
        if (!hasOwnPageBefore()) return;
        event.preventDefault();
        history.back();
      }}
    >
      <ArrowStartIcon />
      {words('stay.back')}
    </a>
  );
}
