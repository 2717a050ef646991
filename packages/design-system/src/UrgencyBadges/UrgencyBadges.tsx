import * as styles from './UrgencyBadges.css.ts';

export interface UrgencyBadgesProps {
  /** E.g. "Only 2 rooms left". Most urgent first; which ones apply is the caller's rule, the first two are shown. */
  messages: readonly string[];
}

/**
 * One message stands still; two take turns every 3000 ms with a fade of 500 ms (SE-204, SE-205, ALG-24), held while
 * pointed at or focused. Under reduced motion both stand one above the other.
 *
 * The turns are CSS alone: they need no timer, run without JavaScript, and never speak up, since both messages are
 * always there to be read.
 */
export function UrgencyBadges({ messages }: UrgencyBadgesProps) {
  const shown = messages.slice(0, 2);
  if (shown.length === 0) return null;
  const look = shown.length > 1 ? `${styles.message} ${styles.turns}` : styles.message;
  return (
    <ul className={styles.list}>
      {shown.map((message) => (
        <li key={message} className={look}>
          {message}
        </li>
      ))}
    </ul>
  );
}
