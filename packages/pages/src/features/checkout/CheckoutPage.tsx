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
  /** Kind of purchase that the address names. */
  kind: PurchaseKind;
  /** The product of the address as the server knows it; null when there is none. */
  preview: ProductPreview | null;
}

/** A purchase step by step: summary, details, payment. */
export function CheckoutPage({ kind, preview }: CheckoutPageProps) {
  const words = useWords(messages);
  const state = useCheckout();
  const { step } = state;
  // The title of a step is painted right after the press; its form is deferred and rendered in slices.
  const formStep = useDeferredValue(step);
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  // Loads the parts' code while the checkout begins, in a task of its own. If loading fails, the parts retry by
  // themselves.
  useEffect(() => void setTimeout(() => void loadBegunParts().catch(() => {})), []);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // Each step is a new view: the focus moves to its title and the page scrolls to the top. Both need a layout, so
    // they run after the paint.
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
  /** Whether the visitor has moved on to a step that is still loading: this one is then not updated. */
  isLeft: boolean;
}

/** The form of a step, with the basket beside it. */
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
      // One boundary for both: on a phone the basket is above the step, and would shift it if it appeared later.
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

/** Shown while the browser begins the checkout: the server has nothing to render yet. */
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
