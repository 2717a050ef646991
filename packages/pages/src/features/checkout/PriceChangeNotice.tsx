import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { formatMoney } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './CheckoutContent.messages.json';

export interface PriceChangeNoticeProps {
  state: CheckoutState;
  change: NonNullable<Checkout['priceChange']>;
}

/** Shows the old and the new price after a change; payment waits until the new one is accepted. */
export function PriceChangeNotice({ state, change }: PriceChangeNoticeProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const [isSaving, setIsSaving] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const from = formatMoney(change.from, locale);
  const to = formatMoney(change.to, locale);
  const accept = async () => {
    setIsSaving(true);
    const { status } = await state.change({ acceptedPrice: change.to });
    setIsSaving(false);
    setHasFailed(status === 'failed');
  };
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button size="small" onClick={() => void accept()} isLoading={isSaving}>
          {words('checkout.acceptPrice', { to })}
        </Button>
      }
    >
      {words('checkout.priceChanged', { from, to })}
      {hasFailed && <p>{words('checkout.failedText')}</p>}
    </Notice>
  );
}
