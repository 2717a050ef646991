import { CheckIcon } from '@sabadora/design-system/Icon';
import * as styles from './info.css.ts';

export interface BulletListProps {
  /** Lines; must be unique. */
  lines: readonly string[];
  /** Shows short lines in columns. @default false */
  isInColumns?: boolean;
}

/** A list with a tick before each line. */
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
