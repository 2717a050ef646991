import { Button } from '@sabadora/design-system/Button';
import { Link } from '@sabadora/design-system/Link';
import { marketOf, phoneHref } from '@sabadora/domain';
import { memo, useId } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import * as styles from './SupportBlock.css.ts';
import messages from './SupportBlock.messages.json';

/**
 * Phone number and hours of the people who help to choose, for landing pages and product pages (CH-090, PR-187,
 * D-019). In a market without a number, it links to the contact page (D-083).
 */
export const SupportBlock = memo(function SupportBlock() {
  const words = useWords(messages);
  const titleId = useId();
  const { locale, helpPhone: phone = '' } = useShared();
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
});
