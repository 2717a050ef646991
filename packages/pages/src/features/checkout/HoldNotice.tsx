import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import type { PurchaseKind } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { KIND_WORDS } from './kindWords.ts';
import messages from './CheckoutContent.messages.json';
import * as styles from './CheckoutPage.css.ts';

export interface HoldNoticeProps {
  state: CheckoutState;
  kind: PurchaseKind;
}

/** Shows how long a room is held; once the hold has ended, offers to renew it, and keeps all that was typed. */
export function HoldNotice({ state, kind }: HoldNoticeProps) {
  const words = useWords(messages);
  const [renewing, setRenewing] = useState<'idle' | 'busy' | 'gone' | 'failed'>('idle');
  const { minutesLeft } = state;
  if (minutesLeft === undefined || (minutesLeft > 0 && kind !== 'stay')) return null;
  const { renew: renewLabel, unavailable, expired } = KIND_WORDS[kind];
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
          {words(renewLabel)}
        </Button>
      }
    >
      {renewing === 'gone' && `${words(unavailable)} `}
      {renewing === 'failed' && `${words('checkout.failed')}. `}
      {words(expired)}
    </Notice>
  );
}
