import type { Checkout, PaymentMethod } from '@sabadora/api';
import { InstalmentTable } from '@sabadora/design-system/InstalmentTable';
import { Notice } from '@sabadora/design-system/Notice';
import { RadioGroup, type RadioOption } from '@sabadora/design-system/RadioGroup';
import { formatDay, formatMoney, type Locale } from '@sabadora/domain';
import { useSabadora, type CheckoutState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import type { Words } from '../../../kit/words/messages.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import checkoutMessages from '../CheckoutContent.messages.json';
import * as styles from '../steps.css.ts';
import messages from './payment.messages.json';

export interface PaymentWaysProps {
  state: CheckoutState;
  checkout: Checkout;
  /** Disables the choice, while a payment is in progress. */
  isDisabled: boolean;
}

/**
 * Choice of when to pay: now, later or in parts, with the amounts and days of the chosen way (PR-152, PR-156…PR-162).
 * Renders nothing when there is no choice.
 */
export function PaymentWays({ state, checkout, isDisabled }: PaymentWaysProps) {
  const words = useWords(messages, checkoutMessages);
  const { locale } = useShared();
  const { now } = useSabadora();
  /** The way just chosen, while it is being saved. */
  const [saving, setSaving] = useState<PaymentMethod>();
  const [fault, setFault] = useState<'refused' | 'failed'>();
  const { payLater, paymentMethod } = checkout;
  if (payLater.length === 0) return null;
  const chosen = saving ?? paymentMethod;
  const way = payLater.find(({ type }) => type === chosen);

  const choose = async (method: PaymentMethod) => {
    setSaving(method);
    const { status } = await state.change({ paymentMethod: method });
    setSaving(undefined);
    setFault(status === 'saved' ? undefined : status);
    // Refused because the day or the price has changed: reload the ways on offer.
    if (status === 'refused') await state.refresh();
  };

  return (
    <section className={styles.part}>
      <RadioGroup
        label={words('checkout.way.title')}
        variant="cards"
        options={[
          { value: 'card', label: words('checkout.way.card'), description: words('checkout.way.cardText') },
          ...payLater.map((offered) => optionOf(offered, words, locale)),
        ]}
        value={chosen}
        onChange={(value) => void choose(value as PaymentMethod)}
        isDisabled={isDisabled}
        inputProps={{ name: 'way' }}
      />
      {fault && (
        <Notice tone="error" role="alert">
          {words(fault === 'refused' ? 'checkout.way.gone' : 'checkout.failed')}
        </Notice>
      )}
      {way && way.type !== 'paypal' && (
        <InstalmentTable
          label={words('checkout.way.schedule')}
          today={now.today}
          instalments={way.payments.map(({ date, amount }, index) => ({
            date,
            amountCents: amount,
            feeCents: index === 0 ? way.paymentFee : 0,
          }))}
        />
      )}
    </section>
  );
}

function optionOf(
  { type, payments, paymentFee }: Checkout['payLater'][number],
  words: Words<typeof messages>,
  locale: Locale,
): RadioOption {
  const [first, second] = payments.map(({ amount }) => formatMoney(amount, locale));
  const fee =
    paymentFee > 0
      ? words('checkout.way.fee', { fee: formatMoney(paymentFee, locale) })
      : words('checkout.way.noFee');
  if (type === 'paypal')
    return {
      value: type,
      label: words('checkout.way.paypal'),
      description: words('checkout.way.paypalText'),
    };
  const text =
    type === 'deferred'
      ? words('checkout.way.deferredText', {
          amount: first ?? '',
          date: formatDay(payments[0]?.date ?? '', locale, 'long'),
        })
      : words('checkout.way.partsText', { first: first ?? '', amount: second ?? '' });
  return {
    value: type,
    label:
      type === 'deferred'
        ? words('checkout.way.deferred')
        : words('checkout.way.parts', { count: payments.length }),
    description: `${text}. ${fee}.`,
  };
}
