import { CheckIcon } from '@sabadora/design-system/Icon';
import * as styles from './Promises.css.ts';

export interface PromisesProps {
  items: readonly string[];
  /** Small beside a button, large as content of its own. @default 'small' */
  size?: 'small' | 'large';
}

/** List of short statements that a buyer can rely on. */
export function Promises({ items, size = 'small' }: PromisesProps) {
  return (
    <ul className={styles.promises[size]}>
      {items.map((item) => (
        <li key={item} className={styles.promise}>
          <CheckIcon size="small" className={styles.check} />
          {item}
        </li>
      ))}
    </ul>
  );
}
