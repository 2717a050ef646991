import { Button } from '@sabadora/design-system/Button';
import { PinIcon } from '@sabadora/design-system/Icon';
import { Link } from '@sabadora/design-system/Link';
import { useId } from 'react';
import * as styles from './NearYouBlock.css.ts';

export interface NearYouBlockProps {
  title: string;
  line: string;
  actionLabel: string;
  /** Requests the visitor's position and searches there. */
  onPress: () => void;
  isBusy: boolean;
  /** Why no position was found; shown in a live region. */
  message?: string | undefined;
  /** Link to the search of an earlier visit. */
  last?: { href: string; label: string } | undefined;
}

/** Starts a search around the visitor. The position is only requested when the button is pressed (D-070). */
export function NearYouBlock(props: NearYouBlockProps) {
  const { title, line, actionLabel, onPress, isBusy, message, last } = props;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.band}>
      <span className={styles.sign}>
        <PinIcon />
      </span>
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.line}>{line}</p>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
      <div className={styles.actions}>
        <Button isLoading={isBusy} onClick={onPress}>
          {actionLabel}
        </Button>
        {last && (
          <Link href={last.href} tone="standalone" className={styles.last}>
            {last.label}
          </Link>
        )}
      </div>
    </section>
  );
}
