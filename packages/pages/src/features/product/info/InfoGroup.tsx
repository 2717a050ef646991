import type { ReactNode } from 'react';
import * as styles from './info.css.ts';

export interface InfoGroupProps {
  title: string;
  /** @default 3 */
  headingLevel?: 3 | 4;
  /** Sentences; without any and without children, the group renders nothing. */
  lines?: readonly string[];
  children?: ReactNode;
}

/** Sentences below a heading, optionally followed by further content. */
export function InfoGroup({ title, headingLevel = 3, lines = [], children }: InfoGroupProps) {
  if (lines.length === 0 && children === undefined) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.group}>
      <Heading className={headingLevel === 3 ? styles.title : styles.subtitle}>{title}</Heading>
      {lines.map((line) => (
        <p key={line} className={styles.text}>
          {line}
        </p>
      ))}
      {children}
    </div>
  );
}
