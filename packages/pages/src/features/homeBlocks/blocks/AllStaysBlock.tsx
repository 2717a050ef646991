import { Button } from '@sabadora/design-system/Button';
import { useId } from 'react';
import * as styles from './AllStaysBlock.css.ts';
import { title as titleStyle } from '../rows/Section.css.ts';

export interface AllStaysBlockProps {
  title: string;
  /** One sentence; left out when the number of stays is unknown. */
  line?: string | undefined;
  href: string;
  actionLabel: string;
}

/** Link to all stays, at the end of the page. */
export function AllStaysBlock({ title, line, href, actionLabel }: AllStaysBlockProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <h2 id={titleId} className={titleStyle}>
        {title}
      </h2>
      {line && <p className={styles.line}>{line}</p>}
      <Button href={href} size="large">
        {actionLabel}
      </Button>
    </section>
  );
}
