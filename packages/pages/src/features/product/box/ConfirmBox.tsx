import { formatMoney } from '@sabadora/domain';
import type { BoxProduct } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import { ConfirmPurchase } from '../ConfirmPurchase.tsx';
import messages from './box.messages.json';
import giftMessages from '../gift/gift.messages.json';

/** Dialog that confirms the box and its format (PR-094). */
export function ConfirmBox({ product }: { product: BoxProduct }) {
  const words = useWords(messages, giftMessages);
  const { locale } = useShared();
  const { shipping } = product;
  const posting = shipping.cost && shipping.cost.amount + shipping.cost.internationalFee;
  const { detail, format, isConfirming, cancel, checkoutHref, trackCheckout } = product;
  return (
    <ConfirmPurchase
      title={words('box.confirm')}
      description={words(`box.confirm.${format}`)}
      facts={[
        { label: words('box.kind'), value: detail.title },
        { label: words('box.format'), value: words(`gift.${format}`) },
        { label: words('box.price'), value: formatMoney(detail.value, locale) },
        ...(format === 'physical' && posting !== undefined
          ? [
              {
                label: words('box.posting'),
                value: posting === 0 ? words('gift.free') : formatMoney(posting, locale),
              },
            ]
          : []),
      ]}
      isOpen={isConfirming}
      onClose={cancel}
      href={checkoutHref}
      onContinue={trackCheckout}
    />
  );
}
