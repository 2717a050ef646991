import type { Buyer } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import type { PaymentMeans } from '@sabadora/hooks';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../../kit/words/useWords.ts';
import checkoutMessages from '../../CheckoutContent.messages.json';
import * as styles from '../../steps.css.ts';
import * as stripeStyles from './stripe.css.ts';
import messages from './stripe.messages.json';
import { stripeMeans } from './stripeMeans.ts';
import { useElements, type StripeAmount } from './useElements.ts';

export interface StripeFormProps {
  publishableKey: string;
  of: StripeAmount;
  /** The buyer; fields already filled in are not repeated in Stripe's form. */
  buyer?: Buyer | null;
  /** Path on this site that the bank's page returns to. */
  returnPath: string;
  /** Called once the buyer has filled in the form. */
  onPay: (means: PaymentMeans) => void;
  /** Content below the fields: the button that pays. */
  children: ReactNode;
}

/** Stripe's Payment Element. What is typed stays in Stripe's frames and never reaches this site. */
export function StripeForm({ publishableKey, of, buyer, returnPath, onPay, children }: StripeFormProps) {
  const words = useWords(messages, checkoutMessages);
  const { locale } = useShared();
  const slot = useRef<HTMLDivElement>(null);
  const { loaded, hasFailed, fail, retry } = useElements(publishableKey, of, { slot, locale });
  const [isReady, setIsReady] = useState(false);
  const isSubmitting = useRef(false);
  const known = useRef(buyer);

  useEffect(() => {
    if (!loaded || !slot.current) return;
    const element = loaded.elements.create('payment', {
      layout: 'tabs',
      wallets: { link: 'never' },
      ...(known.current && { defaultValues: { billingDetails: billingDetailsOf(known.current) } }),
    });
    element.on('ready', () => setIsReady(true));
    element.on('loaderror', fail);
    element.mount(slot.current);
    return () => {
      setIsReady(false);
      element.destroy();
    };
  }, [loaded, fail]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!loaded || isSubmitting.current) return;
    isSubmitting.current = true;
    const { error } = await loaded.elements.submit();
    isSubmitting.current = false;
    if (!error) onPay(stripeMeans(loaded, { name: 'card', returnPath }));
    // Stripe's form itself shows validation errors.
    else if (error.type !== 'validation_error') fail();
  };

  if (hasFailed)
    return (
      <Notice
        tone="error"
        role="alert"
        action={
          <Button size="small" onClick={retry}>
            {words('checkout.retry')}
          </Button>
        }
      >
        {words('checkout.stripe.failed')}
      </Notice>
    );
  return (
    <form className={styles.step} onSubmit={(event) => void submit(event)} noValidate>
      <div className={stripeStyles.form}>
        {!isReady && <SkeletonText lines={5} />}
        <div ref={slot} />
      </div>
      {isReady && children}
    </form>
  );
}

function billingDetailsOf({ firstName, lastName, email, phoneNumber, ...address }: Buyer) {
  return {
    name: `${firstName} ${lastName}`,
    email: email.email,
    phone: phoneNumber,
    address: {
      line1: address.addressLine,
      postal_code: address.postalCode,
      city: address.city,
      country: address.country,
    },
  };
}
