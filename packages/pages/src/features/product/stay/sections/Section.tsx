import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Must be unique on the page; the section's tab links to it. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section of a product's page with its heading. */
export function Section({ id, title, children }: SectionProps) {
  const later: Partial<Record<string, string>> = styles.later;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={later[id] ?? styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
