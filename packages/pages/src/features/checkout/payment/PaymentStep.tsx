import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { formatDay, formatMoney, type Locale } from '@sabadora/domain';
import {
  BANK_RETURN,
  NO_MEANS,
  toHref,
  useAddress,
  usePayment,
  useSabadora,
  type CheckoutState,
  type PaymentMeans,
} from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import type { Words } from '../../../kit/words/messages.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import checkoutMessages from '../CheckoutContent.messages.json';
import * as styles from '../steps.css.ts';
import { Codes } from './Codes.tsx';
import codeMessages from './codes.messages.json';
import messages from './payment.messages.json';
import { PaymentForm } from './PaymentForm.tsx';
import { PaymentNotice } from './PaymentNotice.tsx';
import { PaymentWays } from './PaymentWays.tsx';
import { sandboxMeans } from './sandboxMeans.ts';

export interface PaymentStepProps {
  state: CheckoutState;
  checkout: Checkout;
}

/** The payment step: codes, ways to pay, the payment form, and the state of the payment. */
export function PaymentStep({ state, checkout }: PaymentStepProps) {
  const words = useWords(messages, checkoutMessages, codeMessages);
  const { locale } = useShared();
  const { api, now } = useSabadora();
  const address = useAddress();
  const payment = usePayment(state);
  const { buyer } = checkout;
  const { kind } = payment.state;
  if (!buyer) {
    return (
      <div className={styles.step}>
        <Notice
          action={
            <Button size="small" onClick={() => state.goTo('details')}>
              {words('checkout.toDetails')}
            </Button>
          }
        >
          {words('checkout.needsDetails')}
        </Notice>
      </div>
    );
  }
  const isBusy = kind === 'paying' || kind === 'checking' || kind === 'redirect' || kind === 'paid';
  const returnPath = toHref({ ...address, query: `${address.query}&${BANK_RETURN}=1` });
  const isFree = checkout.remainingAmountToPay === 0;
  const pay = (means: PaymentMeans) => void payment.pay(means, buyer);
  const { paymentProvider: provider } = checkout;
  const isTestPayPal = checkout.paymentMethod === 'paypal' && provider?.name === 'sandbox';
  const payPalText = isTestPayPal ? words('checkout.sandbox') : undefined;
  /** Text shown instead of the card form when there is nothing to fill in. */
  const noCardText = isFree ? words('checkout.code.free') : payPalText;
  const charged = amountOf(checkout, now.today);
  const least = provider?.leastAmount ?? 0;
  const isTooSmall = charged.amount > 0 && charged.amount < least;
  const isCardKept = checkout.paymentMethod !== 'card' && checkout.paymentMethod !== 'paypal';
  const actions = (
    <div className={styles.actions}>
      <Button type="submit" size="large" isLoading={isBusy}>
        {payText(checkout, now.today, words, locale)}
      </Button>
      <p className={styles.small}>
        {words('checkout.terms')} {isCardKept && words('checkout.way.agree')}
      </p>
    </div>
  );
  return (
    <div className={styles.step}>
      <PaymentNotice state={payment.state} orderUUID={checkout.id} />
      {kind !== 'unclear' && (
        <>
          <Codes state={state} checkout={checkout} isDisabled={isBusy} />
          <PaymentWays state={state} checkout={checkout} isDisabled={isBusy} />
          {noCardText === undefined && !provider && (
            <Notice tone="error" role="alert">
              {words('checkout.payFailed')}
            </Notice>
          )}
          {noCardText === undefined && provider && isTooSmall && (
            <Notice tone="error" role="alert">
              {words('checkout.tooSmall', { least: formatMoney(least, locale) })}
            </Notice>
          )}
          {noCardText === undefined && provider && !isTooSmall && (
            <PaymentForm provider={provider} of={charged} buyer={buyer} returnPath={returnPath} onPay={pay}>
              {actions}
            </PaymentForm>
          )}
          {noCardText !== undefined && (
            <form
              className={styles.step}
              onSubmit={(event) => {
                event.preventDefault();
                pay(isFree ? NO_MEANS : sandboxMeans(api, 'challenge', returnPath));
              }}
            >
              <Notice>{noCardText}</Notice>
              {actions}
            </form>
          )}
        </>
      )}
    </div>
  );
}

/** The amount taken now, and whether the card is kept for later amounts. */
function amountOf({ paymentMethod, payLater, remainingAmountToPay }: Checkout, today: string) {
  const [first, ...others] = payLater.find(({ type }) => type === paymentMethod)?.payments ?? [];
  if (!first) return { amount: remainingAmountToPay, method: paymentMethod, keepsMeans: false };
  const isLater = first.date > today;
  return {
    amount: isLater ? 0 : first.amount,
    method: paymentMethod,
    keepsMeans: isLater || others.length > 0,
  };
}

/** Label of the button that pays: the amount, and the day it is taken. */
function payText(
  { paymentMethod, payLater, remainingAmountToPay }: Checkout,
  today: string,
  words: Words<typeof messages | typeof codeMessages>,
  locale: Locale,
): string {
  if (remainingAmountToPay === 0) return words('checkout.code.confirm');
  if (paymentMethod === 'paypal') return words('checkout.toPayPal');
  const [first] = payLater.find(({ type }) => type === paymentMethod)?.payments ?? [];
  if (!first) return words('checkout.pay', { amount: formatMoney(remainingAmountToPay, locale) });
  const amount = formatMoney(first.amount, locale);
  return first.date > today
    ? words('checkout.payOn', { amount, date: formatDay(first.date, locale, 'long') })
    : words('checkout.payToday', { amount });
}
