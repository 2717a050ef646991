import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { confirmationHref, useCheckout, type CheckoutState } from '@sabadora/hooks';
import type { OrderState } from '@sabadora/domain';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { Basket } from './Basket.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import * as styles from './CheckoutPage.css.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { PriceChangeNotice } from './PriceChangeNotice.tsx';
import type { BasketStay } from './StayInBasket.tsx';
import { SummaryStep } from './SummaryStep.tsx';

const DetailsStep = lazyPart(async () => (await import('./details/DetailsStep.tsx')).DetailsStep);
const PaymentStep = lazyPart(async () => (await import('./payment/PaymentStep.tsx')).PaymentStep);

/** Nothing is left to be done about an order in one of these states: whoever comes back sees what they booked. */
const PAID_STATES: readonly string[] = ['paid', 'cancelled', 'refunded'] satisfies OrderState[];

export interface CheckoutPageProps {
  /** The stay of the address, as far as the server knows it; null when there is none. */
  stay: BasketStay | null;
}

/** A purchase step by step: summary, details, payment. */
export function CheckoutPage({ stay }: CheckoutPageProps) {
  const words = useWords(messages);
  const state = useCheckout();
  const { step, checkout } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A step is a new view: it is read from its title, and seen from its top.
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <CheckoutFrame backHref={state.backHref}>
      <div className={styles.page}>
        <div className={styles.head}>
          <CheckoutSteps state={state} />
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            {words(`checkout.title.${step}`)}
          </h1>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <StepContent state={state} />
          </div>
          <div className={step === 'summary' ? styles.asideFirst : styles.aside}>
            <Basket stay={stay} checkout={checkout} />
          </div>
        </div>
      </div>
    </CheckoutFrame>
  );
}

function StepContent({ state }: { state: CheckoutState }) {
  const words = useWords(messages);
  const { status, step, checkout, backHref, errorCode } = state;
  const back = (
    <Button href={backHref ?? '/search'} data-no-prerender="">
      {words(backHref === undefined ? 'checkout.search' : 'checkout.changeStay')}
    </Button>
  );
  if (status === 'empty')
    return <EmptyState sentence={words('checkout.empty')} headingLevel={2} vignette="letter" action={back} />;
  if (status === 'unavailable')
    return (
      <EmptyState
        sentence={words(
          errorCode === 'ACTIVITY_DATES' ? 'checkout.chooseActivityDates' : 'checkout.unavailable',
        )}
        headingLevel={2}
        vignette="road"
        action={back}
      />
    );
  if (status === 'failed')
    return (
      <EmptyState
        sentence={`${words('checkout.failed')}. ${words('checkout.failedText')}`}
        headingLevel={2}
        vignette="cloud"
        action={<Button onClick={state.retry}>{words('checkout.retry')}</Button>}
      />
    );
  if (!checkout)
    return (
      <>
        <p role="status">{words('checkout.starting')}</p>
        <SkeletonText lines={6} />
        <noscript>{words('checkout.needsScript')}</noscript>
      </>
    );
  if (PAID_STATES.includes(checkout.state))
    return (
      <EmptyState
        sentence={words('checkout.paid')}
        headingLevel={2}
        vignette="letter"
        action={<Button href={confirmationHref(checkout.id)}>{words('checkout.seeOrder')}</Button>}
      />
    );
  return (
    <>
      <HoldNotice state={state} />
      {checkout.priceChange && <PriceChangeNotice state={state} change={checkout.priceChange} />}
      <Suspense fallback={<SkeletonText lines={6} />}>
        {step === 'summary' && <SummaryStep state={state} checkout={checkout} />}
        {step === 'details' && <DetailsStep state={state} checkout={checkout} />}
        {step === 'payment' && <PaymentStep state={state} checkout={checkout} />}
      </Suspense>
    </>
  );
}
