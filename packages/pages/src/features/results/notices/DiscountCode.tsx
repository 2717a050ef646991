import { Button } from '@sabadora/design-system/Button';
import { needsScript } from '../../../kit/parts/needsScript.css.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import { copyText } from '../share/copyText.ts';
import { useAnnouncement } from '../useAnnouncement.ts';
import * as styles from './DiscountCode.css.ts';
import messages from './DiscountCode.messages.json';

export interface DiscountCodeProps {
  code: string;
  percent: number;
}

/** A discount code with its percentage, and a button that copies it. */
export function DiscountCode({ code, percent }: DiscountCodeProps) {
  const words = useWords(messages);
  const [announcement, announce] = useAnnouncement();
  const copy = async () =>
    announce(words((await copyText(code)) ? 'results.discountCopied' : 'results.discountNotCopied'));
  return (
    <div className={styles.banner}>
      <p className={styles.words}>
        <strong className={styles.title}>{words('results.discountTitle', { percent })}</strong>
        <span>
          {words('results.discountText')} <code className={styles.code}>{code}</code>
        </span>
      </p>
      <div className={`${styles.action} ${needsScript}`}>
        <span role="status" className={styles.announcement}>
          {announcement}
        </span>
        <Button tone="secondary" size="small" onClick={() => void copy()}>
          {words('results.discountCopy')}
        </Button>
      </div>
    </div>
  );
}
