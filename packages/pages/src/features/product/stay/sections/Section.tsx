import type { ProductSection } from '@sabadora/domain';
import type { ReactNode } from 'react';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Also the id that its tab leads to. */
  id: ProductSection | 'others';
  title: string;
  children: ReactNode;
}

/** A section of a product's page under its heading. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
