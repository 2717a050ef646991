import { CheckIcon } from '@sabadora/design-system/Icon';
import * as styles from './Promises.css.ts';

export interface PromisesProps {
  items: readonly string[];
  /** Beside a button, or as content of its own. @default 'small' */
  size?: 'small' | 'large';
}

/** What a buyer can count on, in a few words each. */
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
