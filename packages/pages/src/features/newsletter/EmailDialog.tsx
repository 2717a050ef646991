import { Dialog } from '@sabadora/design-system/Dialog';
import { EMAIL_MODAL_THANKS_MS } from '@sabadora/domain';
import { useEffect, useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { DATA_PROTECTION_PATH } from '../frame/paths.ts';
import * as styles from './NewsletterBand.css.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import messages from './newsletter.messages.json';

export interface EmailDialogProps {
  /** Called when the dialog closes, before or after an address was sent (CH-102, CH-103). */
  onAnswer: () => void;
}

/** Dialog over a page of offers that invites to the newsletter (CH-100 … CH-104). */
export function EmailDialog({ onAnswer }: EmailDialogProps) {
  const words = useWords(messages);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (!isSent) return undefined;
    const timer = setTimeout(onAnswer, EMAIL_MODAL_THANKS_MS);
    return () => clearTimeout(timer);
  }, [isSent, onAnswer]);
  return (
    <Dialog
      isOpen
      onOpenChange={onAnswer}
      title={words('newsletter.modalTitle')}
      description={words('newsletter.lead')}
      size="small"
    >
      <NewsletterForm source="modal" showsFailure onSent={() => setIsSent(true)} />
      <p className={styles.note}>
        {words('newsletter.note')}{' '}
        <a href={`${DATA_PROTECTION_PATH}#purposes`} className={styles.link}>
          {words('newsletter.dataProtection')}
        </a>
      </p>
    </Dialog>
  );
}
