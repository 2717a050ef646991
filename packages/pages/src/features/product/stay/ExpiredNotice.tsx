import { Button } from '@sabadora/design-system/Button';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './expired.messages.json';
import * as styles from './ExpiredNotice.css.ts';

export interface ExpiredNoticeProps {
  /** Address of other offers. */
  href: string;
  /** Label of the link there, e.g. "See all offers of the hotel". */
  label: string;
}

/**
 * Shown instead of the booking for a product that is no longer sold, with a link to others (PR-024, PR-072, D-020,
 * D-021).
 */
export function ExpiredNotice({ href, label }: ExpiredNoticeProps) {
  const words = useWords(messages);
  return (
    <div className={styles.notice}>
      <h2 className={styles.title}>{words('stay.expiredTitle')}</h2>
      <p className={styles.text}>{words('stay.expiredText')}</p>
      <Button href={href} isWide>
        {label}
      </Button>
    </div>
  );
}
