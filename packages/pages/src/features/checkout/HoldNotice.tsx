import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import type { CheckoutState } from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import * as styles from './CheckoutPage.css.ts';

export interface HoldNoticeProps {
  state: CheckoutState;
}

/** How long the room is held, and what to do once it is not: nothing typed is lost. */
export function HoldNotice({ state }: HoldNoticeProps) {
  const words = useWords(messages);
  const [renewing, setRenewing] = useState<'idle' | 'busy' | 'gone' | 'failed'>('idle');
  const { minutesLeft } = state;
  if (minutesLeft === undefined) return null;
  if (minutesLeft > 0)
    return <p className={styles.hold}>{words('checkout.hold', { minutes: minutesLeft })}</p>;
  const renew = async () => {
    setRenewing('busy');
    const { status } = await state.renew();
    setRenewing(status === 'saved' ? 'idle' : status === 'refused' ? 'gone' : 'failed');
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={() => void renew()} isLoading={renewing === 'busy'}>
          {words('checkout.renew')}
        </Button>
      }
    >
      {renewing === 'gone' && `${words('checkout.unavailable')} `}
      {renewing === 'failed' && `${words('checkout.failed')}. `}
      {words('checkout.expired')}
    </Notice>
  );
}
