import { Button } from '@sabadora/design-system/Button';
import { useWords } from '../../../kit/words/useWords.ts';
import { hotelOffersHref } from './hotelOffersHref.ts';
import type { StayPage } from './useStayPage.ts';
import messages from './stay.messages.json';
import * as styles from './ExpiredNotice.css.ts';

/** In the place of the booking when the stay is no longer sold: the way to the hotel's other offers (PR-024, D-020, D-021). */
export function ExpiredNotice({ page }: { page: StayPage }) {
  const words = useWords(messages);
  return (
    <div className={styles.notice}>
      <h2 className={styles.title}>{words('stay.expiredTitle')}</h2>
      <p className={styles.text}>{words('stay.expiredText')}</p>
      <Button href={hotelOffersHref(page)} isWide>
        {words('stay.othersAll')}
      </Button>
    </div>
  );
}
