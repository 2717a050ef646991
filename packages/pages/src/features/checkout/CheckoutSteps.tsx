import { Steps } from '@sabadora/design-system/Steps';
import { CHECKOUT_STEPS } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';

export interface CheckoutStepsProps {
  /** Undefined on the confirmation, from which no way leads back. */
  state?: CheckoutState;
}

/** How far a purchase has come. */
export function CheckoutSteps({ state }: CheckoutStepsProps) {
  const words = useWords(messages);
  return (
    <Steps
      label={words('checkout.steps')}
      current={state ? state.step : 'confirmation'}
      steps={[
        ...CHECKOUT_STEPS.map((id) => ({
          id,
          label: words(`checkout.step.${id}`),
          href: state?.stepHref(id),
        })),
        { id: 'confirmation', label: words('checkout.step.confirmation') },
      ]}
    />
  );
}
