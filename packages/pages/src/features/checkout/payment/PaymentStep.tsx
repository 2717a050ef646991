import type { Checkout } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { formatMoney } from '@sabadora/domain';
import {
  BANK_RETURN,
  toHref,
  useAddress,
  usePayment,
  useSabadora,
  type CheckoutState,
} from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import checkoutMessages from '../checkout.messages.json';
import * as styles from '../steps.css.ts';
import { CardForm } from './CardForm.tsx';
import messages from './payment.messages.json';
import { PaymentNotice } from './PaymentNotice.tsx';
import { sandboxMeans } from './sandboxMeans.ts';

export interface PaymentStepProps {
  state: CheckoutState;
  checkout: Checkout;
}

/** The payment: a card, what the bank says of it, and the way on. */
export function PaymentStep({ state, checkout }: PaymentStepProps) {
  const words = useWords(messages, checkoutMessages);
  const { locale } = useShared();
  const { api } = useSabadora();
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
  return (
    <div className={styles.step}>
      <PaymentNotice state={payment.state} checkout={checkout} />
      {kind !== 'unclear' && (
        <CardForm onPay={(card) => void payment.pay(sandboxMeans(api, card, returnPath), buyer)}>
          <div className={styles.actions}>
            <Button type="submit" size="large" isLoading={isBusy}>
              {words('checkout.pay', { amount: formatMoney(checkout.remainingAmountToPay, locale) })}
            </Button>
            <p className={styles.small}>{words('checkout.terms')}</p>
          </div>
        </CardForm>
      )}
    </div>
  );
}
