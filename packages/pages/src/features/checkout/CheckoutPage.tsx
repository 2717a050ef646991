import { SkeletonText } from '@sabadora/design-system/Skeletons';
import { useCheckout, type CheckoutState } from '@sabadora/hooks';
import type { CheckoutStep, PurchaseKind } from '@sabadora/domain';
import { memo, Suspense, useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { afterPaint } from '../../kit/parts/afterPaint.ts';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';
import { CheckoutFrame } from '../frame/CheckoutFrame.tsx';
import { Basket } from './Basket.tsx';
import { CheckoutSteps } from './CheckoutSteps.tsx';
import * as styles from './CheckoutPage.css.ts';
import { CheckoutFlows } from './flowsIsland.ts';
import { CheckoutContent, loadBegunParts } from './lateParts.ts';
import { KIND_WORDS } from './kindWords.ts';
import type { ProductPreview } from './ProductOutline.tsx';

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
  // The title of a step is painted with the press that leads there; its form follows, rendered in slices.
  const formStep = useDeferredValue(step);
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  // Their code comes while the checkout begins, requested in a task of its own; where it cannot be had, the parts retry
  // by themselves.
  useEffect(() => void setTimeout(() => void loadBegunParts().catch(() => {})), []);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // A step is a new view: it is read from its title, and seen from its top. Both need a layout, which the paint has
    // made.
    afterPaint(() => {
      title.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    });
  }, [step]);
  return (
    <CheckoutFrame
      backHref={state.backHref}
      {...(state.backHref !== undefined && { backLabel: words(KIND_WORDS[kind].back) })}
      flows={<CheckoutFlows flow={kind === 'gift' ? 'gifting' : 'booking'} />}
    >
      <div className={styles.page}>
        <div className={styles.head}>
          <CheckoutSteps state={state} />
          <h1 className={styles.title} ref={title} tabIndex={-1}>
            {words(titleOf(step, kind))}
          </h1>
        </div>
        <StepAndBasket
          state={{ ...state, step: formStep }}
          kind={kind}
          preview={preview}
          isLeft={formStep !== step}
        />
      </div>
    </CheckoutFrame>
  );
}

interface StepAndBasketProps extends CheckoutPageProps {
  state: CheckoutState;
  /** Another step is loading: what is shown of this one is not updated. */
  isLeft: boolean;
}

/** The fields of a step, and beside them the basket. */
const StepAndBasket = memo(
  function StepAndBasket({ state, kind, preview }: StepAndBasketProps) {
    const isToCome = state.status === 'unknown' || state.status === 'starting';
    const columns = (main: ReactNode, aside: ReactNode) => (
      <div className={styles.columns}>
        <div className={styles.main}>{main}</div>
        <div className={state.step === 'summary' ? styles.asideFirst : styles.aside}>{aside}</div>
      </div>
    );
    return (
      // One boundary: on a phone the basket is above the step, and would shift it if it were shown later.
      <Suspense fallback={columns(<ToCome kind={kind} />, <Basket kind={kind} preview={preview} />)}>
        {columns(
          isToCome ? <ToCome kind={kind} /> : <CheckoutContent state={state} kind={kind} />,
          <Basket state={state} kind={kind} preview={preview} />,
        )}
      </Suspense>
    );
  },
  (_, { isLeft }) => isLeft,
);

function titleOf(step: CheckoutStep, kind: PurchaseKind) {
  const { summary, buyer } = KIND_WORDS[kind];
  return ({ summary, details: buyer, payment: 'checkout.title.payment' } as const)[step];
}

/** The browser begins a checkout: the server has nothing to draw of it. */
function ToCome({ kind }: { kind: PurchaseKind }) {
  const words = useWords(messages);
  return (
    <div className={styles.toCome}>
      <p role="status">{words(KIND_WORDS[kind].starting)}</p>
      <SkeletonText lines={6} />
      <noscript>{words('checkout.needsScript')}</noscript>
    </div>
  );
}
