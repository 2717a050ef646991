import { Steps } from '@sabadora/design-system/Steps';
import { CHECKOUT_STEPS } from '@sabadora/domain';
import type { CheckoutState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import messages from './checkout.messages.json';

export interface CheckoutStepsProps {
  /** Undefined on the confirmation, where no step can be returned to. */
  state?: CheckoutState;
}

/** Progress of a purchase through its steps. */
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
