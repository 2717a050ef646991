import { CheckIcon } from '@sabadora/design-system/Icon';
import * as styles from './info.css.ts';

export interface BulletListProps {
  /** Each once. */
  lines: readonly string[];
  /** Short ones beside one another. @default false */
  isInColumns?: boolean;
}

/** What there is, or what holds: a tick before each line. */
export function BulletList({ lines, isInColumns = false }: BulletListProps) {
  return (
    <ul className={isInColumns ? styles.columns : styles.list}>
      {lines.map((line) => (
        <li key={line} className={styles.entry}>
          <CheckIcon size="small" className={styles.check} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
