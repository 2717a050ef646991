import { ArrowEndIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { useId, type ReactNode } from 'react';
import * as styles from './Section.css.ts';

/** The link beside a section's title. */
export interface SectionLink {
  href: string;
  label: string;
}

export interface SectionProps {
  title: string;
  /** One sentence under the title. */
  line?: string | undefined;
  /** Link to more of the same. */
  link?: SectionLink | undefined;
  children: ReactNode;
}

/** A section of the home page: a title, one sentence, its content, and a link to more. */
export function Section({ title, line, link, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {line && <p className={styles.line}>{line}</p>}
        </div>
        {link && (
          <Link href={link.href} tone="standalone" className={styles.link}>
            {link.label} <ArrowEndIcon size="small" className={styles.arrow} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
