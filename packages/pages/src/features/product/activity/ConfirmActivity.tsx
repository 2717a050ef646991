import { formatMoney } from '@sabadora/domain';
import type { ActivityProduct, ActivityUse } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { ConfirmPurchase } from '../ConfirmPurchase.tsx';
import messages from './activity.messages.json';

const WORDS = {
  gift: { title: 'activity.confirmGift', text: 'activity.confirmGiftText' },
  'own-use': { title: 'activity.confirmOwn', text: 'activity.confirmOwnText' },
} as const;

/** Dialog that confirms the activity and the number of participants, as a gift or for oneself (PR-080). */
export function ConfirmActivity({ product }: { product: ActivityProduct }) {
  const words = useWords(messages);
  const { locale } = useShared();
  const { detail, quote, adults, confirming, cancel, checkoutHref, trackCheckout } = product;
  // Keeps the words while the dialog closes.
  const [shown, setShown] = useState<ActivityUse>('gift');
  if (confirming !== undefined && confirming !== shown) setShown(confirming);
  const use = confirming ?? shown;
  return (
    <ConfirmPurchase
      title={words(WORDS[use].title)}
      description={words(WORDS[use].text)}
      facts={[
        { label: words('activity.theActivity'), value: detail.activity.label },
        { label: words('activity.participants'), value: words('activity.adults', { count: adults }) },
        ...(quote ? [{ label: words('activity.price'), value: formatMoney(quote.total, locale) }] : []),
      ]}
      isOpen={confirming !== undefined}
      onClose={cancel}
      href={checkoutHref(use)}
      onContinue={() => trackCheckout(use)}
    />
  );
}
