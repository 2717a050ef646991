import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { confirmationHref, useCheckout, type CheckoutState } from '@sabadora/hooks';
import type { CheckoutStep, OrderState, PurchaseErrorCode, PurchaseKind } from '@sabadora/domain';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { Basket } from './Basket.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import * as styles from './CheckoutPage.css.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { KIND_WORDS } from './kindWords.ts';
import type { ProductPreview } from './ProductInBasket.tsx';

/** What a summary shows comes with the checkout, which the browser begins: the server has nothing to draw of it. */
const loadSummaryStep = async () => (await import('./SummaryStep.tsx')).SummaryStep;
const SummaryStep = lazyPart(loadSummaryStep);
const PriceChangeNotice = lazyPart(async () => (await import('./PriceChangeNotice.tsx')).PriceChangeNotice);
const DetailsStep = lazyPart(async () => (await import('./details/DetailsStep.tsx')).DetailsStep);
const PaymentStep = lazyPart(async () => (await import('./payment/PaymentStep.tsx')).PaymentStep);

/** Nothing is left to be done about an order in one of these states: whoever comes back sees what they booked. */
const PAID_STATES: readonly string[] = ['paid', 'cancelled', 'refunded'] satisfies OrderState[];

export interface CheckoutPageProps {
  /** The kind that the address names. */
  kind: PurchaseKind;
  /** The product of the address, as far as the server knows it; null when there is none. */
  preview: ProductPreview | null;
}

/** A purchase step by step: summary, details, payment. */
export function CheckoutPage({ kind, preview }: CheckoutPageProps) {
  const words = useWords(messages);
  const state = useCheckout();
  const { step } = state;
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  // Its code comes while the checkout begins; where it cannot be had, the part retries by itself.
  useEffect(() => void loadSummaryStep().catch(() => {}), []);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A step is a new view: it is read from its title, and seen from its top.
    title.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [step]);
  return (
    <CheckoutFrame
      backHref={state.backHref}
      {...(state.backHref !== undefined && { backLabel: words(KIND_WORDS[kind].back) })}
    >
      <div className={styles.page}>
        <div className={styles.head}>
          <CheckoutSteps state={state} />
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            {words(titleOf(step, kind))}
          </h1>
        </div>
        <div className={styles.columns}>
          <div className={styles.main}>
            <StepContent state={state} kind={kind} />
          </div>
          <div className={step === 'summary' ? styles.asideFirst : styles.aside}>
            <Basket state={state} kind={kind} preview={preview} />
          </div>
        </div>
      </div>
    </CheckoutFrame>
  );
}

const VOUCHER_CODES = [
  'VOUCHER_UNKNOWN',
  'VOUCHER_USED',
  'VOUCHER_EXPIRED',
  'VOUCHER_OTHER',
] as const satisfies PurchaseErrorCode[];

function isVoucherCode(code: string | undefined): code is (typeof VOUCHER_CODES)[number] {
  return VOUCHER_CODES.some((known) => known === code);
}

function titleOf(step: CheckoutStep, kind: PurchaseKind) {
  const { summary, buyer } = KIND_WORDS[kind];
  return ({ summary, details: buyer, payment: 'checkout.title.payment' } as const)[step];
}

function StepContent({ state, kind }: { state: CheckoutState; kind: PurchaseKind }) {
  const words = useWords(messages);
  const { status, step, checkout, backHref, errorCode } = state;
  const back = (
    <Button href={backHref ?? '/search'} data-no-prerender="">
      {words(backHref === undefined ? 'checkout.search' : KIND_WORDS[kind].change)}
    </Button>
  );
  if (status === 'empty')
    return <EmptyState sentence={words('checkout.empty')} headingLevel={2} vignette="letter" action={back} />;
  if (status === 'unavailable' && isVoucherCode(errorCode))
    return (
      <EmptyState
        sentence={words(`checkout.refused.${errorCode}`)}
        headingLevel={2}
        vignette="letter"
        action={<Button onClick={state.dropVoucher}>{words('checkout.withoutVoucher')}</Button>}
      />
    );
  if (status === 'unavailable')
    return (
      <EmptyState
        sentence={words(
          errorCode === 'ACTIVITY_DATES' ? 'checkout.chooseActivityDates' : KIND_WORDS[kind].unavailable,
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
        <p role="status">{words(KIND_WORDS[kind].starting)}</p>
        <SkeletonText lines={6} />
        <noscript>{words('checkout.needsScript')}</noscript>
      </>
    );
  if (PAID_STATES.includes(checkout.state))
    return (
      <EmptyState
        sentence={words(KIND_WORDS[kind].paid)}
        headingLevel={2}
        vignette="letter"
        action={<Button href={confirmationHref(checkout.id)}>{words('checkout.seeOrder')}</Button>}
      />
    );
  return (
    <>
      <HoldNotice state={state} kind={kind} />
      {checkout.priceChange && (
        <Suspense>
          <PriceChangeNotice state={state} change={checkout.priceChange} />
        </Suspense>
      )}
      <Suspense fallback={<SkeletonText lines={6} />}>
        {step === 'summary' && <SummaryStep state={state} checkout={checkout} />}
        {step === 'details' && <DetailsStep state={state} checkout={checkout} />}
        {step === 'payment' && <PaymentStep state={state} checkout={checkout} />}
      </Suspense>
    </>
  );
}
