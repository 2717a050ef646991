import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import { marketOf, phoneHref } from '@sabadora/domain';
import { useId } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './SupportBlock.css.ts';
import messages from './SupportBlock.messages.json';

export interface SupportBlockProps {
  /** To call for advice, as people write it; without one the way leads to the contact page (D-083). */
  phone?: string | undefined;
}

/** Who helps to choose, and when (CH-090, D-019): on landing pages and the pages of hotels. */
export function SupportBlock({ phone = '' }: SupportBlockProps) {
  const words = useWords(messages);
  const titleId = useId();
  const { locale } = useShared();
  const tel = phoneHref(phone);
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {words('support.title')}
        </h2>
        <p className={styles.text}>{words('support.text')}</p>
      </div>
      {tel === undefined ? (
        <Button href={marketOf(locale).contactPath} tone="secondary">
          {words('support.write')}
        </Button>
      ) : (
        <Link href={tel} tone="standalone" className={styles.phone}>
          {phone}
        </Link>
      )}
    </section>
  );
}
