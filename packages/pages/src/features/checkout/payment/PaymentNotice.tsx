import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { formatMoney, type Locale } from '@sabadora/domain';
import { confirmationHref, type PaymentState } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import type { Words } from '../../../kit/words/messages.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import checkoutMessages from '../CheckoutContent.messages.json';
import messages from './payment.messages.json';

export interface PaymentNoticeProps {
  state: PaymentState;
  /** Id of the order that is paid. */
  orderUUID: string;
}

/** The state of a payment: in progress, refused with the reason, or unknown. */
export function PaymentNotice({ state, orderUUID }: PaymentNoticeProps) {
  const words = useWords(messages, checkoutMessages);
  const { locale } = useShared();
  switch (state.kind) {
    case 'idle':
    case 'paid':
      return null;
    case 'paying':
    case 'checking':
      return <Notice role="status">{words('checkout.paying')}</Notice>;
    case 'redirect':
      return <Notice role="status">{words('checkout.asksBank')}</Notice>;
    case 'unclear':
      return (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" href={confirmationHref(orderUUID)}>
              {words('checkout.seeOrder')}
            </Button>
          }
        >
          {words('checkout.unclear')}
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice tone="error" role="alert">
          {words('checkout.payFailed')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice tone="error" role="alert">
          {refusedText(state.error, words, locale)}
        </Notice>
      );
  }
}

function refusedText(
  { code, declineCode, from, to }: Extract<PaymentState, { kind: 'refused' }>['error'],
  words: Words<typeof messages | typeof checkoutMessages>,
  locale: Locale,
): string {
  switch (code) {
    case 'PRICE_CHANGED':
      return from === undefined || to === undefined
        ? words('checkout.payFailed')
        : words('checkout.priceChanged', { from: formatMoney(from, locale), to: formatMoney(to, locale) });
    case 'HOLD_EXPIRED':
      return words('checkout.expired');
    case 'NOT_AVAILABLE':
      return words('checkout.unavailable');
    case 'OPTION_REQUIRED':
      return words('checkout.chooseOption');
    case 'PAYMENT_REFUNDED':
      return words('checkout.refunded');
    case 'PAYMENT_DECLINED':
      return words(`checkout.declined.${DECLINED[declineCode ?? 'generic_decline']}`);
    case 'AMOUNT_TOO_SMALL':
      return words('checkout.tooSmall', { least: formatMoney(to ?? 0, locale) });
    case 'ACTIVITY_DATES':
      return words('checkout.chooseActivityDates');
    case 'ORDER_CLOSED':
    case 'ORDER_MISMATCH':
    case 'PAYMENT_METHOD':
    // Vouchers are refused earlier, before a checkout begins.
    case 'VOUCHER_UNKNOWN':
    case 'VOUCHER_USED':
    case 'VOUCHER_EXPIRED':
    case 'VOUCHER_OTHER':
    case 'PAYMENT_FAILED':
      return words('checkout.payFailed');
  }
}

const DECLINED = {
  insufficient_funds: 'funds',
  lost_card: 'lost',
  authentication_failed: 'challenge',
  generic_decline: 'other',
} as const;
