import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import type { ReactNode } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './confirmPurchase.messages.json';
import * as styles from './ConfirmPurchase.css.ts';

export interface ConfirmPurchaseProps {
  title: string;
  /** Explains what happens after the purchase. */
  description: string;
  /** The purchase line by line, e.g. "For" and "2 adults". */
  facts: readonly { label: string; value: ReactNode }[];
  isOpen: boolean;
  onClose: () => void;
  /** Address where the purchase continues. */
  href: string;
  /** Called when the purchase continues. */
  onContinue: () => void;
}

/** Dialog that confirms a purchase before the checkout (PR-080, PR-094). */
export function ConfirmPurchase({
  title,
  description,
  facts,
  isOpen,
  onClose,
  href,
  onContinue,
}: ConfirmPurchaseProps) {
  const words = useWords(messages);
  return (
    <Dialog
      title={title}
      description={description}
      size="small"
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {words('product.goBack')}
          </Button>
          <Button href={href} onClick={onContinue}>
            {words('product.continue')}
          </Button>
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
