import type { Buyer } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { checkoutStepHref } from '@sabadora/domain';
import { BANK_RETURN, fromHref, type FastWallet } from '@sabadora/hooks';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { useEffect, useRef, useState } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import * as stripeStyles from './stripe.css.ts';
import messages from './stripe.messages.json';
import { stripeMeans } from './stripeMeans.ts';
import { useElements } from './useElements.ts';

export interface StripeWalletProps {
  publishableKey: string;
  /** In cents. */
  amount: number;
  wallet: Pick<FastWallet, 'pay' | 'bookHref'>;
  /** Label of the link to the ordinary booking, shown when the device has no wallet. */
  bookLabel: string;
}

/** Stripe's Express Checkout Element, with a button for each wallet of the device (PR-166, PR-170). */
export function StripeWallet({ publishableKey, amount, wallet, bookLabel }: StripeWalletProps) {
  const words = useWords(messages);
  const { locale } = useShared();
  const slot = useRef<HTMLDivElement>(null);
  const of = { amount, method: 'wallet', keepsMeans: false };
  const { loaded, hasFailed, fail } = useElements(publishableKey, of, { slot, locale });
  const [hasNone, setHasNone] = useState(false);
  const pay = useRef(wallet.pay);
  useEffect(() => {
    pay.current = wallet.pay;
  }, [wallet.pay]);
  const { bookHref } = wallet;

  useEffect(() => {
    if (!loaded || !slot.current) return;
    const confirm = async (event: StripeExpressCheckoutElementConfirmEvent) => {
      const { error } = await loaded.elements.submit();
      const means = stripeMeans(loaded, {
        name: event.expressPaymentType,
        returnPath: paymentPath(bookHref),
      });
      const isPaid = !error && (await pay.current(means, buyerOf(event)));
      if (!isPaid) event.paymentFailed({ reason: 'fail' });
    };
    const element = loaded.elements.create('expressCheckout', {
      buttonType: { applePay: 'book', googlePay: 'book' },
      paymentMethods: { link: 'never', paypal: 'never', klarna: 'never', amazonPay: 'never' },
      emailRequired: true,
      phoneNumberRequired: true,
      billingAddressRequired: true,
    });
    element.on('ready', ({ availablePaymentMethods }) => setHasNone(!availablePaymentMethods));
    element.on('loaderror', fail);
    element.on('confirm', (event) => void confirm(event));
    element.mount(slot.current);
    return () => {
      element.destroy();
    };
  }, [loaded, fail, bookHref]);

  const isWithout = hasFailed || hasNone;
  return (
    <>
      <div ref={slot} className={isWithout ? stripeStyles.hidden : stripeStyles.wallet} />
      {isWithout && (
        <>
          <Notice role="status">
            {words(hasFailed ? 'checkout.stripe.failed' : 'checkout.stripe.noWallet')}
          </Notice>
          <Button href={bookHref} size="large">
            {bookLabel}
          </Button>
        </>
      )}
    </>
  );
}

/** Path of the same booking's payment step, marked as a return from the bank's page. */
function paymentPath(bookHref: string): string {
  const address = fromHref(bookHref);
  return checkoutStepHref({ ...address, query: `${address.query}&${BANK_RETURN}=1` }, 'payment');
}

/** The buyer's details from a wallet. The gateway validates them like typed ones. */
function buyerOf({ billingDetails }: StripeExpressCheckoutElementConfirmEvent): Buyer {
  const { name = '', email = '', phone = '', address } = billingDetails ?? {};
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return {
    email: { email },
    civility: null,
    firstName,
    // A name of one word is used for both fields.
    lastName: others.length > 0 ? others.join(' ') : firstName,
    phoneNumber: phone,
    addressLine: [address?.line1, address?.line2].filter(Boolean).join(', '),
    postalCode: address?.postal_code ?? '',
    city: address?.city ?? '',
    country: address?.country ?? '',
  };
}
