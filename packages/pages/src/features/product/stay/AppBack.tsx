import { ArrowStartIcon } from '@sabadora/design-system/Icon';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './AppBack.messages.json';
import * as styles from './AppBack.css.ts';

/** Whether the page before this one in the history is one of this site. */
function hasOwnPageBefore(): boolean {
  return history.length > 1 && URL.parse(document.referrer)?.origin === location.origin;
}

/** The way back within the company's own app, whose web view has no button for it (PR-016): the page before, else home (D-164). */
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
