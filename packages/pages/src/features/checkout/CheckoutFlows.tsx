import { FlowTabs } from '@sabadora/design-system/FlowTabs';
import type { CheckoutState } from '@sabadora/hooks';
import { useWords } from '../../kit/words/useWords.ts';
import flowMessages from '../searchBox/SearchFlows.messages.json';
import messages from './CheckoutFlows.messages.json';

export interface CheckoutFlowsProps {
  state: Pick<CheckoutState, 'flowHref' | 'step' | 'stepHref'>;
  /** What is being bought. */
  flow: 'booking' | 'gifting';
}

/** Switches to the stay's page in the other flow (CH-043); nothing for what is sold in one flow alone. */
export function CheckoutFlows({ state: { flowHref, step, stepHref }, flow }: CheckoutFlowsProps) {
  const words = useWords(messages, flowMessages);
  const other = flowHref(flow === 'booking' ? 'gifting' : 'booking');
  if (other === undefined) return null;
  const hrefOf = (target: typeof flow) => (target === flow ? stepHref(step) : other);
  return (
    <FlowTabs
      label={words('checkout.flows')}
      options={[
        { id: 'booking', label: words('searchBox.flowBooking'), href: hrefOf('booking') },
        { id: 'gifting', label: words('searchBox.flowGifting'), href: hrefOf('gifting') },
      ]}
      value={flow}
    />
  );
}
