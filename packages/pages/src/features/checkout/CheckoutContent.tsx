import { Button } from '@sabadora/design-system/Button';
import { EmptyState } from '@sabadora/design-system/EmptyState';
import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { confirmationHref, type CheckoutState } from '@sabadora/hooks';
import type { OrderState, PurchaseErrorCode, PurchaseKind } from '@sabadora/domain';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './CheckoutContent.messages.json';
import * as styles from './CheckoutPage.css.ts';
import { HoldNotice } from './HoldNotice.tsx';
import { KIND_WORDS } from './kindWords.ts';
import { SummaryStep } from './SummaryStep.tsx';

const PriceChangeNotice = lazyPart(async () => (await import('./PriceChangeNotice.tsx')).PriceChangeNotice);
const DetailsStep = lazyPart(async () => (await import('./details/DetailsStep.tsx')).DetailsStep);
const PaymentStep = lazyPart(async () => (await import('./payment/PaymentStep.tsx')).PaymentStep);

/** States in which an order needs nothing more: a returning visitor sees a link to the confirmation. */
const PAID_STATES: readonly string[] = ['paid', 'cancelled', 'refunded'] satisfies OrderState[];

const VOUCHER_CODES = [
  'VOUCHER_UNKNOWN',
  'VOUCHER_USED',
  'VOUCHER_EXPIRED',
  'VOUCHER_OTHER',
] as const satisfies PurchaseErrorCode[];

function isVoucherCode(code: string | undefined): code is (typeof VOUCHER_CODES)[number] {
  return VOUCHER_CODES.some((known) => known === code);
}

export interface CheckoutContentProps {
  state: CheckoutState;
  kind: PurchaseKind;
}

/** The current step of a checkout that has begun, or the reason why it cannot be shown. */
export function CheckoutContent({ state, kind }: CheckoutContentProps) {
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
  if (!checkout) return null;
  if (PAID_STATES.includes(checkout.state))
    return (
      <EmptyState
        sentence={words(KIND_WORDS[kind].paid)}
        headingLevel={2}
        vignette="letter"
        action={<Button href={confirmationHref(checkout.id)}>{words('checkout.seeOrder')}</Button>}
      />
    );
  const stepToCome = (
    <div className={styles.toCome}>
      <SkeletonText lines={6} />
    </div>
  );
  return (
    <>
      <HoldNotice state={state} kind={kind} />
      {checkout.priceChange && (
        <Suspense>
          <PriceChangeNotice state={state} change={checkout.priceChange} />
        </Suspense>
      )}
      <Suspense key={step} fallback={stepToCome}>
        {step === 'summary' && <SummaryStep state={state} checkout={checkout} />}
        {step === 'details' && <DetailsStep state={state} checkout={checkout} />}
        {step === 'payment' && <PaymentStep state={state} checkout={checkout} />}
      </Suspense>
    </>
  );
}
